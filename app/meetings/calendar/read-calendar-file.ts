import { AppError } from '#app/platform/app-error.ts';
import type { ReadCalendar, Reading } from './calendar-entry.ts';
import { readCalendarTable } from './read-calendar-table.ts';
import { readICalendar } from './read-icalendar.ts';
import { readLegistar } from './read-legistar.ts';

/**
 * What a file says of meetings: iCalendar, Legistar's list of events as JSON, or CSV, known by how it
 * begins.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function readCalendarFile(text: string, reading: Reading): ReadCalendar {
  const start = text.slice(0, 1000).trimStart();
  if (start === '') throw new AppError('unreadable', 'The file is empty.');
  if (/^BEGIN:VCALENDAR/i.test(start)) return readICalendar(text, reading);
  if (/^[[{]/.test(start)) return readLegistar(text, reading);
  if (/^<(?:!doctype|html|\?xml)/i.test(start)) {
    throw new AppError(
      'unreadable',
      'This is a page of the web, not a calendar. Look for a link there that says iCalendar, .ics or Export.',
    );
  }
  return readCalendarTable(text, reading);
}
