import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SortHeader } from '#app/ui/SortHeader.tsx';
import type { Sort } from '#app/ui/sort.ts';
import { EmptyRow, Row, RowLink, Table, Td, Th, Truncated } from '#app/ui/Table.tsx';
import { StandingBadge } from './ahead/StandingBadge.tsx';

type MeetingTableProps = {
  meetings: {
    id: string;
    title: string | null;
    date: string | null;
    governmentBody: string | null;
    videoId: string | null;
    isCancelled: boolean;
    stage: ReactNode;
    editAddress: string;
  }[];
  sort: Sort;
};

/** All meetings of the admin area; a row opens the meeting for editing. */
export function MeetingTable({ meetings, sort }: MeetingTableProps) {
  return (
    <Table
      caption="Meetings"
      dense
      stack
      head={
        <>
          <SortHeader column="date" sort={sort} first="desc">
            Date
          </SortHeader>
          <SortHeader column="title" sort={sort}>
            Title
          </SortHeader>
          <SortHeader column="body" sort={sort}>
            Government Body
          </SortHeader>
          <SortHeader column="video" sort={sort}>
            Video ID
          </SortHeader>
          <Th>Summary</Th>
          <Th>
            <span className="sr-only">Review</span>
          </Th>
        </>
      }
    >
      {meetings.map((meeting) => (
        <Row key={meeting.id} link>
          <Td label="Date" nowrap>
            {meeting.date ?? 'N/A'}
          </Td>
          <Td className="font-semibold sm:min-w-[17rem]">
            <RowLink to={meeting.editAddress}>
              <Truncated text={meeting.title ?? 'N/A'} />
            </RowLink>{' '}
            <StandingBadge isCancelled={meeting.isCancelled} />
          </Td>
          <Td label="Government Body">
            <Truncated text={meeting.governmentBody ?? 'N/A'} />
          </Td>
          <Td label="Video ID">
            <Truncated text={meeting.videoId ?? 'N/A'} limit={20} />
          </Td>
          <Td label="Summary">{meeting.stage}</Td>
          <Td nowrap>
            <Link to={`/admin/meetings/${meeting.id}`}>
              Review<span className="sr-only"> {meeting.title ?? 'this meeting'}</span>
            </Link>
          </Td>
        </Row>
      ))}
      {meetings.length === 0 ? (
        <EmptyRow columns={6}>No meetings match these filters. Clear them to see all.</EmptyRow>
      ) : null}
    </Table>
  );
}
