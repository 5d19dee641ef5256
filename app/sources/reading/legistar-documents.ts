import type { ReadCalendar } from '#app/meetings/calendar/calendar-entry.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { toldEntries } from '../told-entries.ts';
import { isCalledOff, type ToldDocument } from './told-meeting.ts';

/** Legistar's events with the files of each, by the name that the calendar's reader gives them. */
export function withDocuments(
  read: Pick<ReadCalendar, 'entries' | 'notes'>,
  files: ReadonlyMap<string, readonly ToldDocument[]>,
) {
  const told = toldEntries(read);
  const meetings = told.meetings.map((meeting) => {
    return isCalledOff(files.get(meeting.uid) ?? [])
      ? { ...meeting, status: 'cancelled' as const }
      : meeting;
  });
  const documents = meetings.flatMap(({ uid }) =>
    (files.get(uid) ?? []).flatMap(({ kind, url, title = null }) => {
      const address = webAddress(url);
      return address === null ? [] : [{ uid, kind, url: address, title }];
    }),
  );
  return { ...told, meetings, documents };
}
