import { data, Outlet } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { BodyFilter } from '#app/meetings/BodyFilter.tsx';
import { findMeetings } from '#app/meetings/find-meetings.server.ts';
import { listGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { MeetingTable } from '#app/meetings/MeetingTable.tsx';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { noBodyAssigned, readMeetingFilter } from '#app/meetings/meeting-filter.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { countWords } from '#app/platform/counted.ts';
import { log } from '#app/platform/log.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { readStages } from '#app/summaries/review/read-stages.server.ts';
import { StageOfMeeting } from '#app/summaries/review/StageOfMeeting.tsx';
import { FilterBar, FilterCheckbox, SearchBox } from '#app/ui/FilterBar.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Toast } from '#app/ui/toast.ts';
import type { Route } from './+types/modify-meeting';

const failed = 'Failed to load meetings. Please try again.';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  // Whoever opened a meeting from elsewhere goes back there from that one alone.
  searchParams.delete('back');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const filter = readMeetingFilter(searchParams);
  try {
    const [found, bodies] = await Promise.all([
      findMeetings(filter, readPlace(searchParams)),
      listGovernmentBodies(),
    ]);
    const stages = await readStages(found.rows.map(({ id }) => id));
    return {
      filter,
      search,
      bodyOptions: bodies && [{ value: noBodyAssigned, label: 'Unassigned' }, ...bodies],
      found: {
        ...found,
        rows: found.rows.map((meeting) => ({
          ...meeting,
          date: meeting.date && formatMeetingDate(meeting.date),
          stage: stages.get(meeting.id),
        })),
      },
    };
  } catch (error) {
    log.error({ err: error }, failed);
    const toast: Toast = { type: 'error', message: failed };
    return data({ filter, search, bodyOptions: [], found: null, toast }, { status: 500 });
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { filter, search, bodyOptions, found } = loaderData;
  if (!found) {
    return (
      <>
        <PrivateMeta title="Modify Meeting" />
        <ErrorNotice>{failed}</ErrorNotice>
      </>
    );
  }
  return (
    <>
      {/* A meeting that is open over the list names the page itself. */}
      {'meetingId' in params ? null : <PrivateMeta title="Modify Meeting" />}
      <Outlet />
      <FilterBar
        label="Filter meetings"
        keep={['sort', 'dir']}
        status={`${countWords(found.count)} meeting(s) found`}
      >
        <SearchBox name="title" label="Title, or n/a" value={filter.title} />
        <BodyFilter options={bodyOptions} value={filter.body} />
        <SearchBox name="video" label="Video ID, or n/a" value={filter.video} />
        <FilterCheckbox
          name="pending"
          label="Only without a summary"
          checked={filter.onlyWithoutSummary}
        />
      </FilterBar>
      <MeetingTable
        meetings={found.rows.map((meeting) => ({
          ...meeting,
          stage: <StageOfMeeting stage={meeting.stage} />,
          editAddress: `/admin/modify-meeting/${meeting.id}${search}`,
        }))}
        sort={filter.sort}
      />
      <Pagination
        previous={found.previous}
        next={found.next}
        previousLabel="Previous"
        nextLabel="Next"
      />
    </>
  );
}
