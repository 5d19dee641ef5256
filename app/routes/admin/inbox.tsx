import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { listGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { sourcesInNeedCount } from '#app/sources/desk/list-sources.server.ts';
import { SourcesNotice } from '#app/sources/desk/SourcesNotice.tsx';
import { queueCounts } from '#app/summaries/inbox/count-queues.server.ts';
import { findInbox } from '#app/summaries/inbox/find-inbox.server.ts';
import { InboxFilters } from '#app/summaries/inbox/InboxFilters.tsx';
import { InboxKeys } from '#app/summaries/inbox/InboxKeys.tsx';
import { InboxTable } from '#app/summaries/inbox/InboxTable.tsx';
import { reviewAddress } from '#app/summaries/inbox/inbox-address.ts';
import { inboxQuery, type Queue, readInboxFilter } from '#app/summaries/inbox/inbox-filter.ts';
import { listAdmins } from '#app/summaries/inbox/list-admins.server.ts';
import { QueueTabs } from '#app/summaries/inbox/QueueTabs.tsx';
import { mostWeighed } from '#app/summaries/inbox/queue-limits.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/inbox';
import { inboxAction } from './inbox-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireAdmin(context, request);
  const { searchParams, search } = new URL(request.url);
  const filter = readInboxFilter(searchParams);
  const [found, { sources, ...counts }, admins, bodies] = await orErrorPage(
    Promise.all([
      findInbox({ filter, userId, place: readPlace(searchParams) }),
      countTogether({ ...queueCounts(), sources: sourcesInNeedCount() }),
      listAdmins(),
      listGovernmentBodies(),
    ]),
    'Failed to load the inbox. Please try again.',
  );
  const { rows, ...pages } = found;
  const isFiltered = ['q', 'body', 'owner', 'snoozed', 'state', 'fault'].some((name) =>
    inboxQuery(searchParams).has(name),
  );
  return {
    ...{ userId, filter, search, counts, admins, bodies, sources, isFiltered, ...pages },
    rows: rows.map(({ at, ...row }) => ({
      ...row,
      to: row.meetingId && reviewAddress(row.meetingId, { search: searchParams, at }),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return inboxAction({ request, context, actorId: userId });
}

/** Why a queue is empty, and what there is to do then. */
const emptyWords: Readonly<Record<Queue, [title: string, text: string]>> = {
  ready: [
    'Nothing waits for review',
    'Drafts appear here as soon as they are made from a record. Take in records that you have, or look at what waits for one.',
  ],
  waits: ['No meeting waits for a record', 'Every meeting that was held has one, or a summary.'],
  failed: [
    'Nothing has failed',
    'Drafts that could not be made and documents that could not be read appear here with the reason.',
  ],
  held: [
    'No record is held back',
    'A record that arrives by itself and is blank, garbled, cut off, of another meeting or in another language is not drafted from until an editor has looked at it here.',
  ],
};

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { rows, filter, search, counts, admins, bodies, sources } = loaderData;
  const { userId, previous, next } = loaderData;
  const [title, text] = loaderData.isFiltered
    ? ['Nothing in this queue matches', 'Clear the filters to see all of it.']
    : emptyWords[filter.queue];
  const isCut =
    counts[filter.queue] > mostWeighed && ['followers', 'marks'].includes(filter.sort.column);
  return (
    <>
      <PrivateMeta title="Inbox" />
      <h2 className="sr-only">Inbox</h2>
      <SourcesNotice count={sources} />
      <InboxKeys
        queues={<QueueTabs queue={filter.queue} counts={counts} search={search} />}
        beside={
          <LinkButton to="/admin/inbox/upload" small>
            Upload Records
          </LinkButton>
        }
      >
        <InboxFilters
          {...{ filter, bodies, admins, userId }}
          status={
            isCut ? `Sorted among the first ${mostWeighed.toLocaleString('en-US')}` : undefined
          }
        />
        {rows.length > 0 ? (
          <InboxTable rows={rows} filter={filter} userId={userId} admins={admins} />
        ) : (
          <EmptyState title={title} text={text} />
        )}
      </InboxKeys>
      <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
    </>
  );
}
