import { readICalendar } from '#app/meetings/calendar/read-icalendar.ts';
import { nothing, type SourceReader } from '../source-reader.ts';
import { toldEntries } from '../told-entries.ts';

/** RFC 5545: an entity's calendar for calendar programs. */
export const icalendar: SourceReader = {
  name: 'iCalendar',
  recognise(url) {
    if (!/\.ics$/i.test(url.pathname) && !/^webcal/.test(url.protocol)) return null;
    return url.href.replace(/^webcal/, 'http');
  },
  isAnswer: ({ text }) => /^[\s\ufeff]*BEGIN:VCALENDAR/i.test(text),
  first: (address) => [{ url: address, what: 'calendar' }],
  read({ answer, reading }) {
    const text = answer.text.replace(/^\ufeff/, '');
    // A calendar between two terms, whole and without an event
    const isEmpty = /^\s*BEGIN:VCALENDAR/i.test(text) && !/^BEGIN:VEVENT/im.test(text);
    if (isEmpty && /^END:VCALENDAR/im.test(text)) return nothing;
    return { ...nothing, ...toldEntries(readICalendar(text, reading)) };
  },
};
