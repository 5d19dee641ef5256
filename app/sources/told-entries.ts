import type { FileEntry, ReadCalendar } from '#app/meetings/calendar/calendar-entry.ts';
import { longestUid } from '#app/meetings/calendar/calendar-entry.ts';
import type { SourceStep } from './source-reader.ts';
import type { UpstreamMeeting } from './upstream.ts';

/** What a calendar says, as the answer of a source. */
export function toldEntries({ entries, notes }: Pick<ReadCalendar, 'entries' | 'notes'>) {
  return {
    meetings: entries.flatMap((one) => (one.entry ? [withUid(one.entry)] : [])),
    leftOut: entries.flatMap((one) =>
      one.entry ? [] : [{ name: one.name, problem: one.problem }],
    ),
    remarks: notes,
  } satisfies Partial<SourceStep>;
}

/** A meeting without a name of its own is known by its day and title. */
export function withUid(entry: NonNullable<FileEntry['entry']>): UpstreamMeeting {
  const uid = entry.uid ?? `${entry.day} ${entry.title ?? ''}`.trim().slice(0, longestUid);
  return { ...entry, uid };
}
