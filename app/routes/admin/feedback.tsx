import { Form } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { type FeedbackGroup, FeedbackTable } from '#app/notes/FeedbackTable.tsx';
import { type FeedbackEntry, listFeedback } from '#app/notes/list-feedback.server.ts';
import { processFeedback } from '#app/notes/process-feedback.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { formatDay } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { Button } from '#app/ui/Button.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/feedback';
import { switchProcessed } from './switch-processed.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const showProcessed = searchParams.get('processed') === 'on';
  const { rows, ...pages } = await listFeedback({ showProcessed, place: readPlace(searchParams) });
  return { showProcessed, groups: byMeeting(rows), ...pages };
}

/** A meeting stands where its newest feedback does. */
function byMeeting(entries: FeedbackEntry[]): FeedbackGroup[] {
  const groups = new Map<string, FeedbackGroup>();
  for (const { meetingId, meetingTitle, createdAt, ...entry } of entries) {
    const group = groups.get(meetingId) ?? { meetingId, meetingTitle, feedback: [] };
    group.feedback.push({ ...entry, date: formatDay(createdAt) });
    groups.set(meetingId, group);
  }
  return [...groups.values()];
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return switchProcessed({
    request,
    context,
    change: (wanted) => processFeedback({ actorId: userId, ...wanted }),
    done: () => 'Feedback status updated.',
    failed: 'Failed to update feedback status',
  });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { showProcessed, groups, previous, next } = loaderData;
  return (
    <>
      <PrivateMeta title="User Feedback" />
      <Form method="get" className="mb-4" preventScrollReset replace>
        <Button type="submit" small {...(showProcessed ? {} : { name: 'processed', value: 'on' })}>
          {showProcessed ? 'Hide Processed Feedback' : 'Show Processed Feedback'}
        </Button>
      </Form>
      {groups.length > 0 ? (
        <FeedbackTable groups={groups} />
      ) : (
        <EmptyState
          title={showProcessed ? 'No feedback yet' : 'No feedback is waiting'}
          text={
            showProcessed
              ? 'What readers write about a summary appears here.'
              : 'All feedback has been processed. New feedback on a summary appears here.'
          }
        />
      )}
      <Pagination previous={previous} next={next} />
    </>
  );
}
