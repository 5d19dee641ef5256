import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { entityTitle } from '#app/entities/entity.ts';
import { selectionPath } from '#app/entities/selection-path.ts';
import { AheadPanels } from '#app/meetings/ahead/AheadPanels.tsx';
import { readMeetingAhead } from '#app/meetings/ahead/read-meeting-ahead.server.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { markRead } from '#app/meetings/news/mark-read.server.ts';
import { type ReadMeeting, readMeeting } from '#app/meetings/read-meeting.server.ts';
import { shareStateOf } from '#app/meetings/read-share-state.server.ts';
import { readRefusedMeeting } from '#app/meetings/refused-meeting.server.ts';
import { ShareButton } from '#app/meetings/ShareButton.tsx';
import type { ShareState } from '#app/meetings/share.ts';
import { NotesPanel } from '#app/notes/NotesPanel.tsx';
import { NotesRefusal } from '#app/notes/NotesRefusal.tsx';
import { readNotes } from '#app/notes/read-notes.server.ts';
import { SelectionTools } from '#app/notes/SelectionTools.tsx';
import { submitNotes } from '#app/notes/submit-notes.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { recordEvent } from '#app/platform/analytics.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { accountOf } from '#app/summaries/account/account-of.server.ts';
import { readCaseOrder } from '#app/summaries/account/case-order.ts';
import { Contents } from '#app/summaries/reading/Contents.tsx';
import { Downloads } from '#app/summaries/reading/Downloads.tsx';
import { ReadingKeys } from '#app/summaries/reading/ReadingKeys.tsx';
import { SummaryPanel } from '#app/summaries/reading/SummaryPanel.tsx';
import { BackLink } from '#app/ui/BackLink.tsx';
import { ExternalLink } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { ShowToast } from '#app/ui/ShowToast.tsx';
import type { Route } from './+types/meeting';
import { MeetingPlayer } from './MeetingPlayer.tsx';
import { RefusedMeeting } from './RefusedMeeting.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { meetingId } = params;
  const found = await orErrorPage(
    readMeeting(viewer, meetingId).catch(onlyRefusals),
    'Failed to load meeting details',
    'Error fetching meeting details',
  );
  if (found instanceof AppError) {
    const refusal = { type: 'error' as const, message: found.message };
    const denied = found.code === 'forbidden' ? await readRefusedMeeting(viewer, meetingId) : null;
    return data(
      {
        ...{ meeting: null, ahead: null, account: null, order: null, notes: null, share: null },
        ...{ refusal, denied },
      },
      { status: found.status },
    );
  }
  const { behind: _, sharing, readUpTo, ...meeting } = found;
  if (found.summary) {
    const { publishedAt } = found.summary;
    void markRead({ userId: viewer.userId, meetingId, publishedAt, readUpTo, request });
  }
  const ahead = found.summary
    ? null
    : await orErrorPage(readMeetingAhead(meetingId), 'Failed to load meeting details');
  const share = found.summary && shareStateOf(viewer, { sharing, origin: siteAddress(request) });
  const notes = await orErrorPage(
    readNotes({ userId: viewer.userId, meetingId }),
    'Error fetching notes',
  );
  const { searchParams } = new URL(request.url);
  // In another order it is the same reading.
  if (found.summary && !searchParams.has('order')) recordEvent('view_summary', 'engagement');
  return data({
    meeting: shown(meeting),
    ahead,
    account: await accountOf(found),
    order: readCaseOrder(searchParams),
    notes,
    share,
    refusal: null,
    denied: null,
  });
}

/** In the words of the page, so that what makes them stays on the server. */
function shown({
  entity,
  title,
  date,
  ...meeting
}: Omit<ReadMeeting, 'behind' | 'sharing' | 'readUpTo'>) {
  const day = formatLongMeetingDate(date);
  return {
    ...meeting,
    title: title ?? day,
    /** Null where it is the title. */
    day: title === null ? null : day,
    date: day,
    entity: entity && { id: entity.id, title: entityTitle(entity) },
  };
}

type ShownMeeting = ReturnType<typeof shown>;

function onlyRefusals(error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'broken') return error;
  throw error;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { meetingId } = params;
  const form = await readForm(request);
  const inPlace = form.has('inPlace');
  // In place, a session that has ended must not take what was typed away with it.
  const reader = inPlace ? context.get(viewerContext) : requireViewer(context, request);
  const { result, status } = await submitNotes({ reader, meetingId, form });
  if (result.outcome === 'saved') {
    showToast(context, 'success', 'Notes saved successfully');
    if (!inPlace) return redirect(`/meetings/${meetingId}`);
  }
  return data(result, { status });
}

/**
 * A save answers with what is stored; the summary need not be sent, or counted, again. Following
 * the entity opens it.
 */
export function shouldRevalidate({
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' && formAction !== selectionPath ? false : defaultShouldRevalidate;
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { meeting, ahead, account, order, notes, share, refusal, denied } = loaderData;
  if (!meeting) {
    return (
      <>
        <PrivateMeta title="Meeting" />
        <ShowToast toast={refusal} />
        <RefusedMeeting
          title={refusal.message}
          said={<NotesRefusal />}
          denied={denied}
          here={`/meetings/${params.meetingId}`}
        />
      </>
    );
  }
  const here = `/meetings/${meeting.id}`;
  const cases = account?.cases ?? [];
  return (
    <PageFrame width="wide">
      <PrivateMeta title={meeting.title} />
      <Heading meeting={meeting} share={share} />
      <div className="account-layout">
        <Contents cases={cases} />
        <div className="account-column">
          <MeetingPlayer
            key={meeting.id}
            meeting={meeting}
            cases={cases}
            heard={sourceOf(meeting)}
          />
          {ahead ? <AheadPanels ahead={ahead} meetingId={meeting.id} /> : null}
          {ahead?.isAhead ? null : (
            <SummaryPanel
              summary={meeting.summary}
              account={account}
              order={order}
              links={{
                ...{ transcriptHref: `${here}/transcript`, reportHref: `${here}/report` },
                matters: meeting.matters,
              }}
            />
          )}
          {meeting.summary ? (
            <>
              <ReadingKeys />
              <SelectionTools source={sourceOf(meeting)} reportHref={`${here}/report`} />
              <Downloads meetingId={meeting.id} hasFacts={cases.length > 0} canPrint />
            </>
          ) : null}
          <a href="#your-notes" className="to-notes no-print">
            Your notes
          </a>
        </div>
        <div className="account-aside">
          <NotesPanel key={meeting.id} loaded={notes} here={here} />
        </div>
      </div>
    </PageFrame>
  );
}

function Heading({ meeting, share }: { meeting: ShownMeeting; share: ShareState | null }) {
  const { entity, title, day, description, documentsUrl } = meeting;
  return (
    <PageHeading
      above={
        <>
          <BackLink to={entity ? `/govt-entities/${entity.id}` : '/my-meetings'}>
            Back to meetings
          </BackLink>
          {entity ? <p className="mb-1 text-muted">{entity.title}</p> : null}
        </>
      }
      title={title}
      lead={
        <>
          {day ? <p>{day}</p> : null}
          {description ? <p className="mt-2">{description}</p> : null}
        </>
      }
      actions={
        <>
          {documentsUrl ? (
            <ExternalLink href={documentsUrl} button>
              View Meeting Documents
            </ExternalLink>
          ) : null}
          {share ? <ShareButton key={meeting.id} meetingId={meeting.id} state={share} /> : null}
        </>
      }
    />
  );
}

/** What a quotation from this page names as its source. */
const sourceOf = ({ title, entity, date }: ShownMeeting) => ({
  title,
  body: entity?.title ?? null,
  date,
});
