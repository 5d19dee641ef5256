import { data } from 'react-router';
import { brand } from '#app/brand.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { readSampleMeeting } from '#app/meetings/read-sample-meeting.server.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { log } from '#app/platform/log.server.ts';
import { accountOf } from '#app/summaries/account/account-of.server.ts';
import { readCaseOrder } from '#app/summaries/account/case-order.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { ExternalLink, LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import type { Toast } from '#app/ui/toast.ts';
import type { Route } from './+types/sample-meeting';
import { OpenMeeting } from './OpenMeeting.tsx';

export const handle = { hydrate: false };

export async function loader({ request }: Route.LoaderArgs) {
  const order = readCaseOrder(new URL(request.url).searchParams);
  try {
    const meeting = await readSampleMeeting();
    return { meeting, account: meeting && (await accountOf(meeting)), order, reason: null };
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    if (!known) log.error({ err: error }, 'sample meeting could not be read');
    const toast: Toast = { type: 'error', message: 'Error loading sample meeting' };
    return data(
      { meeting: null, account: null, order, reason: known?.message ?? null, toast },
      { status: known?.status ?? 500 },
    );
  }
}

const invitation = (
  <LinkButton to="/auth?mode=signup" variant="primary">
    Access Your First Summary
  </LinkButton>
);

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { meeting, account, order, reason } = loaderData;
  const failed = 'toast' in loaderData;
  const meta = (
    <PublicMeta
      title="Sample Meeting"
      description={`A public meeting as readers of ${brand.name} see it: the summary, the votes and where to find each statement. Free to read.`}
      path="/sample-meeting"
      matches={matches}
      picture={{
        path: '/pictures/sample-meeting.png',
        alt: meeting?.title ?? 'A sample meeting',
      }}
    />
  );
  if (!meeting) {
    return (
      <PageFrame width="reading">
        {meta}
        <PageHeading title="Sample Meeting" />
        {failed ? (
          <ErrorNotice title="Failed to load sample meeting">{reason}</ErrorNotice>
        ) : (
          <EmptyState
            title="No sample meeting has been configured"
            text="No sample meeting has been set."
            action={invitation}
          />
        )}
      </PageFrame>
    );
  }
  const date = formatLongMeetingDate(meeting.date);
  return (
    <PageFrame width="wide">
      {meta}
      <PageHeading
        above={<p className="mb-1 text-muted">{meeting.entity}</p>}
        title={meeting.title ?? date}
        lead={
          <>
            {meeting.title ? <p>{date}</p> : null}
            {meeting.description ? <p className="mt-2">{meeting.description}</p> : null}
          </>
        }
        actions={
          meeting.documents ? (
            <ExternalLink href={meeting.documents} button>
              View Meeting Documents
            </ExternalLink>
          ) : null
        }
      />
      <OpenMeeting
        meetingId={meeting.id}
        summary={meeting.summary}
        account={account}
        order={order}
        recording={meeting.recording}
      >
        <NotesOfAReader />
        <Panel id="yours" title="Read your own government">
          <p className="mb-4 text-muted">
            With a free account you follow one local municipality and keep notes on its meetings.
          </p>
          {invitation}
        </Panel>
      </OpenMeeting>
    </PageFrame>
  );
}

/** Where a reader writes; here it only shows what the place is for. */
function NotesOfAReader() {
  return (
    <Panel id="notes" title="Your Notes">
      <div className="form-stack">
        <TextArea
          field={{ name: 'notes', defaultValue: 'Your private notes. Nobody else can read them.' }}
          label="Notes"
          readOnly
        />
        <TextArea
          field={{
            name: 'feedback',
            defaultValue: 'What the summary got wrong or left out. We read it and correct it.',
          }}
          label="Feedback"
          readOnly
        />
      </div>
    </Panel>
  );
}
