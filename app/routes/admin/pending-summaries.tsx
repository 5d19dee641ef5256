import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { pendingSummaries } from '#app/meetings/pending-summaries.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { readStages } from '#app/summaries/review/read-stages.server.ts';
import { StageOfMeeting } from '#app/summaries/review/StageOfMeeting.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import type { Route } from './+types/pending-summaries';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const place = readPlace(search);
  const { rows: meetings, ...pages } = await orErrorPage(
    pendingSummaries(place),
    'Failed to load meetings. Please try again.',
  );
  const stages = await readStages(meetings.map(({ id }) => id));
  return {
    meetings: meetings.map((meeting) => ({
      ...meeting,
      date: formatMeetingDate(meeting.date),
      stage: stages.get(meeting.id),
    })),
    ...pages,
    drafting: [...stages.values()].some(({ job }) => job && job.state !== 'parked'),
  };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meetings, previous, next, drafting } = loaderData;
  if (meetings.length === 0) {
    return (
      <>
        <PrivateMeta title="Pending Summaries" />
        <EmptyState
          title="No summaries are pending"
          text="Every meeting has a summary. Add a meeting to begin the next one."
          action={<LinkButton to="/admin/add-meeting">Add Meeting</LinkButton>}
        />
      </>
    );
  }
  return (
    <>
      <PrivateMeta title="Pending Summaries" />
      {drafting ? <KeepFresh seconds={3} /> : null}
      <Table
        caption="Meetings without a summary"
        dense
        stack
        head={
          <>
            <Th>Title</Th>
            <Th>Date</Th>
            <Th>Government Body</Th>
            <Th>Stage</Th>
          </>
        }
      >
        {meetings.map(({ id, title, date, governmentBody, stage }) => (
          <Row key={id} link>
            <Td className="font-semibold">
              <RowLink to={`/admin/meetings/${id}`}>
                <Truncated text={title ?? 'Untitled meeting'} />
              </RowLink>
            </Td>
            <Td label="Date" nowrap>
              {date}
            </Td>
            <Td label="Government Body">
              <Truncated text={governmentBody ?? 'N/A'} />
            </Td>
            <Td label="Stage">
              <StageOfMeeting stage={stage} />
            </Td>
          </Row>
        ))}
      </Table>
      <Pagination previous={previous} next={next} />
    </>
  );
}
