import type { Reader } from '#app/entities/entity-access.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import type { Place } from '#app/platform/page-by-key.ts';
import {
  type ListedMemberVote,
  listMemberVotes,
  type MemberVoteFilter,
} from './list-member-votes.server.ts';

/** Rows that are held at a time. */
const batch = 1000;

const columns = [
  'meeting_date',
  'meeting',
  'matter',
  'member',
  'office',
  'name_in_record',
  'vote',
  'outcome',
  'address',
];

/** All votes of a filter as a CSV file, written as it is sent, however many there are. */
export async function* memberVotesFile(
  reader: Reader,
  filter: MemberVoteFilter,
  { origin }: { origin: string },
): AsyncGenerator<string> {
  yield csvLines([columns]);
  let place: Place | null = {};
  while (place) {
    const page = await listMemberVotes(reader, filter, { place, size: batch });
    if (page.rows.length > 0) yield csvLines(page.rows.map((row) => cells(row, origin)));
    place = page.next;
  }
}

function cells(row: ListedMemberVote, origin: string): string[] {
  return [
    row.meetingDate ? isoDateOf(row.meetingDate) : '',
    row.meetingTitle ?? '',
    row.matter,
    row.member?.name ?? '',
    row.member?.office ?? '',
    row.name,
    row.answer,
    row.outcome ?? '',
    `${origin}/meetings/${row.meetingId}`,
  ];
}
