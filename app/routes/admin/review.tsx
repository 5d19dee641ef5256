import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { editMeetingAddress } from '#app/meetings/edit-meeting-address.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { readNamesOffRoster } from '#app/meetings/member-votes/names-off-roster.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { FailedDocuments } from '#app/sources/desk/FailedDocuments.tsx';
import { readFailedDocuments } from '#app/sources/desk/read-failed-documents.server.ts';
import { compareVersionsApart } from '#app/summaries/comparing/compare-apart.server.ts';
import { DeskOwner } from '#app/summaries/inbox/DeskOwner.tsx';
import { InboxPlaceBar } from '#app/summaries/inbox/InboxPlaceBar.tsx';
import { readInboxPlace } from '#app/summaries/inbox/inbox-address.ts';
import { queueNames } from '#app/summaries/inbox/inbox-filter.ts';
import { readAgreed } from '#app/summaries/inbox/read-agreed.server.ts';
import { readNeighbours } from '#app/summaries/inbox/read-neighbours.server.ts';
import { readStory } from '#app/summaries/inbox/read-story.server.ts';
import { StoryLine } from '#app/summaries/inbox/StoryLine.tsx';
import { MinutesNotice } from '#app/summaries/minutes/MinutesNotice.tsx';
import { countOpenDifferences } from '#app/summaries/minutes/read-minutes-page.server.ts';
import { type AddedTo, inShort } from '#app/summaries/review/cases/added-to.ts';
import { JobPanel } from '#app/summaries/review/JobPanel.tsx';
import { OffRoster } from '#app/summaries/review/OffRoster.tsx';
import { RecordList } from '#app/summaries/review/RecordList.tsx';
import { type Review as ReviewRead, readReview } from '#app/summaries/review/read-review.server.ts';
import { readReviewedVersion } from '#app/summaries/review/read-version.server.ts';
import { StageBadge } from '#app/summaries/review/StageBadge.tsx';
import { readSentenceOrder } from '#app/summaries/review/sentence-order.ts';
import { readSpread } from '#app/summaries/review/spread.server.ts';
import { VersionDifference } from '#app/summaries/review/VersionDifference.tsx';
import { VersionReview } from '#app/summaries/review/VersionReview.tsx';
import { BackLink } from '#app/ui/BackLink.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { RefusalFocus } from '#app/ui/RefusalFocus.tsx';
import type { Route } from './+types/review';
import { reviewAction } from './review-action.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { userId } = requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const versionId = search.get('version');
  const inbox = readInboxPlace(search.get('from'));
  const review = await orErrorPage(readReview({ meetingId: params.meetingId, versionId }));
  const { meeting } = review;
  const difference = await readDifference(review, search.get('compare'));
  const order = readSentenceOrder(search);
  const kept = new URLSearchParams([
    ...(versionId ? [['version', versionId]] : []),
    ...(order === 'told' ? [['order', order]] : []),
    ...(inbox ? [['from', inbox.from]] : []),
  ]);
  const place = kept.size > 0 ? `?${kept}` : '';
  const address = `/admin/meetings/${meeting.id}${place}`;
  const neighbours = inbox && (await readNeighbours(inbox, userId));
  return {
    ...review,
    ...{ address, userId, agreed: await readAgreed(meeting, address) },
    history: review.history.map((version) => ({
      ...version,
      when: formatMoment(version.publishedAt ?? version.changedAt),
    })),
    date: formatMeetingDate(meeting.date),
    story: await readStory(meeting.id),
    inbox: inbox &&
      neighbours && {
        inbox: `/admin/inbox?${inbox.search}`,
        queueName: queueNames[inbox.filter.queue],
        ...neighbours,
      },
    goesOn: Boolean(neighbours?.next),
    minutes: await countOpenDifferences(meeting.id),
    failed: await readFailedDocuments(meeting.id),
    offRoster: review.version?.isDraft
      ? await readNamesOffRoster(meeting.id, review.version.votes)
      : null,
    difference,
    asksToPublish: search.has('publish'),
    mending: placeIn(search.get('mend')),
    editsCase: placeIn(search.get('case')),
    addsTo: addedTo(search.get('add')),
    editsVote: search.get('vote'),
    editsFact: search.get('fact'),
    spread: await readOffer(review, search.get('also')),
    order,
  };
}

/** The version shown beside another of the meeting, the earlier first; null where none is asked for. */
async function readDifference({ version, history }: ReviewRead, otherId: string | null) {
  if (!version || otherId === null || otherId === version.id) return null;
  const at = (id: string) => history.findIndex((each) => each.id === id);
  if (at(otherId) === -1) throw data({ message: 'This version does not exist' }, { status: 404 });
  const other = await orErrorPage(readReviewedVersion(otherId));
  // The history has the newest first.
  const [earlier, later] = at(otherId) > at(version.id) ? [other, version] : [version, other];
  const nameOf = ({ id, isDraft }: typeof other) => {
    const { publishedAt, changedAt } = history[at(id)] ?? { publishedAt: null, changedAt: '' };
    return `the ${isDraft ? 'draft' : 'version'} of ${formatMoment(publishedAt ?? changedAt)}`;
  };
  return {
    earlier: nameOf(earlier),
    later: nameOf(later),
    differences: await orErrorPage(compareVersionsApart(earlier.markdown, later.markdown)),
  };
}

/** What a save changed and that stands elsewhere, while the reviewer is asked about it. */
async function readOffer({ version }: ReviewRead, save: string | null) {
  if (!version?.isDraft || !save || !/^\d{1,9}$/.test(save)) return null;
  return readSpread({ versionId: version.id, save: Number(save) });
}

/** The sentence or the case whose form is open; they are counted from 1 in the address. */
function placeIn(asked: string | null): number | null {
  return asked && /^\d{1,6}$/.test(asked) ? Number(asked) - 1 : null;
}

const addedTo = (asked: string | null): AddedTo | null =>
  asked === inShort ? inShort : placeIn(asked);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return reviewAction({ request, context, actorId: userId, meetingId: params.meetingId });
}

/** A save that was refused shows the draft as it stands now, so it is read anew then too. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET' ? true : defaultShouldRevalidate;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meeting, stage, job, records, version, date } = loaderData;
  return (
    <RefusalFocus className="grid gap-6">
      <PrivateMeta title={`${meeting.title ?? 'Review'} · Review`} />
      <header>
        {loaderData.inbox ? (
          <InboxPlaceBar {...loaderData.inbox} />
        ) : (
          <BackLink to="/admin/inbox">Inbox</BackLink>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-serif text-2xl">{meeting.title ?? 'Untitled meeting'}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span>{date}</span>
              <span className="wrap-anywhere">
                {meeting.governmentBody ?? 'No government body'}
              </span>
              <StageBadge stage={stage} />
            </p>
            {loaderData.story ? <StoryLine story={loaderData.story} /> : null}
            <DeskOwner {...loaderData.agreed} userId={loaderData.userId} />
          </div>
          <div className="button-row">
            {meeting.hasSummary ? (
              <LinkButton to={`/meetings/${meeting.id}`} small>
                View Published Page
              </LinkButton>
            ) : null}
            <LinkButton to={editMeetingAddress(meeting.id, loaderData.address)} small>
              Edit Meeting
            </LinkButton>
            <LinkButton to={`/admin/meetings/${meeting.id}/agenda`} small>
              Agenda
            </LinkButton>
            <LinkButton to={`/admin/meetings/${meeting.id}/minutes`} small>
              Minutes
            </LinkButton>
            {records.length > 0 ? (
              <LinkButton to={`/admin/meetings/${meeting.id}/record`} small>
                Take In Another Record
              </LinkButton>
            ) : null}
          </div>
        </div>
      </header>
      <JobPanel job={job} />
      <FailedDocuments
        documents={loaderData.failed}
        meetingId={meeting.id}
        back={loaderData.address}
      />
      <RecordList records={records} back={loaderData.address} />
      <MinutesNotice meetingId={meeting.id} differing={loaderData.minutes} />
      <OffRoster off={loaderData.offRoster} />
      {version && loaderData.difference ? (
        <VersionDifference {...loaderData.difference} back={loaderData.address} />
      ) : version ? (
        <VersionReview review={loaderData} version={version} />
      ) : job ? null : (
        <NoSummary meeting={meeting} hasRecord={records.length > 0} back={loaderData.address} />
      )}
    </RefusalFocus>
  );
}

type NoSummaryProps = {
  meeting: { id: string; hasEntity: boolean };
  hasRecord: boolean;
  back: string;
};

function NoSummary({ meeting, hasRecord, back }: NoSummaryProps) {
  if (!meeting.hasEntity) {
    return (
      <EmptyState
        title="This meeting has no government body yet"
        text="Choose one, then take in the record of the meeting."
        action={<LinkButton to={editMeetingAddress(meeting.id, back)}>Edit Meeting</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={hasRecord ? 'No draft yet' : 'No record yet'}
      text="Take in captions, a transcript or minutes: a summary is drafted from them and checked sentence by sentence."
      action={
        <LinkButton to={`/admin/meetings/${meeting.id}/record`} variant="primary">
          Take In a Record
        </LinkButton>
      }
    />
  );
}
