import { data } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { ContactMessageTable } from '#app/inbox/ContactMessageTable.tsx';
import { contactReasonForAdmin } from '#app/inbox/contact-reasons.ts';
import {
  listContactMessages,
  readContactMessage,
} from '#app/inbox/list-contact-messages.server.ts';
import { processContactMessage } from '#app/inbox/process-inbox.server.ts';
import { ViewMessage } from '#app/inbox/ViewMessage.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { log } from '#app/platform/log.server.ts';
import { formatAgo, formatMoment } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { ListSwitch } from '#app/ui/ListSwitch.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/contact-submissions';
import { switchProcessed } from './switch-processed.server.ts';

const failedToLoad = 'Error loading contact submissions. Please try again later.';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const showProcessed = searchParams.get('processed') === 'on';
  const viewedId = searchParams.get('view');
  try {
    const [{ rows, ...pages }, viewed] = await Promise.all([
      listContactMessages({ showProcessed, place: readPlace(searchParams) }),
      viewedId ? readContactMessage(viewedId) : null,
    ]);
    const now = new Date();
    const messages = rows.map(({ createdAt, ...row }) => ({
      ...row,
      reason: contactReasonForAdmin(row.reason),
      ago: formatAgo(createdAt, now),
      exactly: formatMoment(createdAt),
      moment: createdAt.toISOString(),
      viewAddress: listAddress(searchParams, row.id),
    }));
    return {
      showProcessed,
      found: { messages, ...pages },
      viewed: viewed && {
        ...viewed,
        reason: contactReasonForAdmin(viewed.reason),
        exactly: formatMoment(viewed.createdAt),
      },
      back: listAddress(searchParams),
    };
  } catch (error) {
    log.error({ err: error }, failedToLoad);
    return data({ showProcessed, found: null, viewed: null, back: '' }, { status: 500 });
  }
}

/** The list as it stands, with a message opened or none. */
function listAddress(searchParams: URLSearchParams, viewed?: string): string {
  const search = new URLSearchParams(searchParams);
  search.delete('view');
  if (viewed) search.set('view', viewed);
  return `/admin/contact-submissions${search.size > 0 ? `?${search}` : ''}`;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return switchProcessed({
    request,
    context,
    change: ({ id, processed }) => processContactMessage({ actorId: userId, id, processed }),
    done: () => 'Contact status updated successfully.',
    failed: 'Failed to update contact status',
  });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { showProcessed, found, viewed, back } = loaderData;
  if (!found) {
    return (
      <>
        <PrivateMeta title="Contact Messages" />
        <ErrorNotice>{failedToLoad}</ErrorNotice>
      </>
    );
  }
  return (
    <>
      <PrivateMeta title="Contact Messages" />
      {viewed ? <ViewMessage key={viewed.id} message={viewed} back={back} /> : null}
      <div className="mb-3">
        <ListSwitch name="processed" label="Show processed contacts" checked={showProcessed} />
      </div>
      {found.messages.length > 0 ? (
        <ContactMessageTable messages={found.messages} />
      ) : (
        <EmptyState
          title={
            showProcessed
              ? 'No contact submissions found.'
              : 'No pending contact submissions found.'
          }
          text={
            showProcessed
              ? 'Messages from the contact form appear here.'
              : 'Every message has been processed. Switch on processed contacts to see earlier ones.'
          }
        />
      )}
      <Pagination previous={found.previous} next={found.next} />
    </>
  );
}
