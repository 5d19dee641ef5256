import { addMinutes } from 'date-fns/addMinutes';
import { type CityMeeting, minutesLong } from '../meetings.ts';
import type { Answer, Asked } from './asked.ts';

/** RFC 5545: the city's calendar, as calendar programs take it. */
export function speakICalendar({ city, meetings }: Asked): Answer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//City of ${city.name}//Calendar//EN`,
    `X-WR-CALNAME:City of ${city.name}: Public Meetings`,
    ...meetings.flatMap((meeting) => eventOf(meeting)),
    'END:VCALENDAR',
  ];
  return {
    type: 'text/calendar; charset=utf-8',
    body: `${lines.map(folded).join('\r\n')}\r\n`,
  };
}

function eventOf({ id, city, body, startsAt, place, notice }: CityMeeting): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${city.slug}.example`,
    `SEQUENCE:${notice === null ? 0 : 1}`,
    `DTSTAMP:${utc(startsAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(addMinutes(startsAt, minutesLong))}`,
    `SUMMARY:${escaped(`${body.name} ${body.meeting}`)}`,
    `LOCATION:${escaped(place)}`,
    ...(notice === null ? [] : [`DESCRIPTION:${escaped(notice)}`]),
    'END:VEVENT',
  ];
}

const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** Lines are at most 75 bytes long; a longer one goes on behind a space. */
const folded = (line: string) => line.replace(/(.{72})(?=.)/gu, '$1\r\n ');
