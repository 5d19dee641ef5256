import { data } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { EntityRequestTable } from '#app/inbox/EntityRequestTable.tsx';
import { listEntityRequests } from '#app/inbox/list-entity-requests.server.ts';
import { processEntityRequest } from '#app/inbox/process-inbox.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { log } from '#app/platform/log.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { ListSwitch } from '#app/ui/ListSwitch.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/entity-requests';
import { errorCopy } from './error-copy.server.ts';
import { switchProcessed } from './switch-processed.server.ts';

const failedToLoad = 'Error loading entity requests';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const showProcessed = searchParams.get('processed') === 'on';
  try {
    const { rows, ...pages } = await listEntityRequests({
      showProcessed,
      place: readPlace(searchParams),
    });
    const requests = rows.map(({ createdAt, ...row }) => ({ ...row, date: formatDay(createdAt) }));
    return { showProcessed, found: { requests, ...pages }, problem: null };
  } catch (error) {
    log.error({ err: error }, failedToLoad);
    return data({ showProcessed, found: null, problem: errorCopy(error) }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return switchProcessed({
    request,
    context,
    change: ({ id, processed }) => processEntityRequest({ actorId: userId, id, processed }),
    done: (processed) => `Request marked as ${processed ? 'processed' : 'unprocessed'}`,
    failed: 'Failed to update request status',
  });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { showProcessed, found, problem } = loaderData;
  if (!found) {
    return (
      <>
        <PrivateMeta title="Entity Requests" />
        <ErrorNotice title={failedToLoad}>
          <p>
            Please try again later, or contact support at {brand.supportEmail}. {problem}
          </p>
        </ErrorNotice>
      </>
    );
  }
  return (
    <>
      <PrivateMeta title="Entity Requests" />
      <div className="mb-3">
        <ListSwitch name="processed" label="Show processed requests" checked={showProcessed} />
      </div>
      {found.requests.length > 0 ? (
        <EntityRequestTable requests={found.requests} />
      ) : (
        <EmptyState
          title="No entity requests found"
          text={
            showProcessed
              ? 'Nobody has requested an entity yet. Requests from the public form appear here.'
              : 'There are no unprocessed requests. Switch on processed requests to see earlier ones.'
          }
        />
      )}
      <Pagination previous={found.previous} next={found.next} />
    </>
  );
}
