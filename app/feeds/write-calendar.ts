import ICAL from 'ical.js';
import { brand } from '#app/brand.ts';
import { type FeedHead, type FeedMeeting, meetingAddress } from './feed-meeting.ts';
import { titleWithBody } from './meeting-words.ts';
import { printable } from './printable.ts';

/** How often a calendar asks anew. */
const refresh = 'PT12H';

type Calendar = {
  head: FeedHead;
  meetings: readonly FeedMeeting[];
  /** The first day that is told of, yyyy-mm-dd. */
  from: string;
};

/**
 * Meetings as an iCalendar file (RFC 5545). A date is a day at its place and has no time, unless one
 * is known.
 */
export function writeCalendar({ head, meetings, from }: Calendar): string {
  const calendar = new ICAL.Component('vcalendar');
  const add = (name: string, value: string) => calendar.addPropertyWithValue(name, value);
  add('version', '2.0');
  add('prodid', `-//${brand.name}//Meetings//EN`);
  add('calscale', 'GREGORIAN');
  add('method', 'PUBLISH');
  add('name', printable(head.title));
  add('x-wr-calname', printable(head.title));
  add('x-wr-caldesc', printable(head.description));
  add('x-published-ttl', refresh);
  const interval = new ICAL.Property('refresh-interval', calendar);
  interval.resetType('duration');
  interval.setValue(ICAL.Duration.fromString(refresh));
  calendar.addProperty(interval);
  for (const meeting of meetings) {
    if (meeting.day !== null && from <= meeting.day) {
      calendar.addSubcomponent(eventOf(head, meeting, meeting.day));
    }
  }
  return `${calendar.toString()}\r\n`;
}

function eventOf(head: FeedHead, meeting: FeedMeeting, day: string) {
  const event = new ICAL.Component('vevent');
  const { startsAt, updatedAt, createdAt, isCancelled } = meeting;
  const start = startsAt ? momentOf(startsAt) : ICAL.Time.fromDateString(day);
  const address = meetingAddress(head, meeting);
  event.addPropertyWithValue('uid', meeting.id);
  event.addPropertyWithValue('dtstamp', momentOf(updatedAt));
  event.addPropertyWithValue('created', momentOf(createdAt));
  event.addPropertyWithValue('last-modified', momentOf(updatedAt));
  event.addPropertyWithValue('sequence', sequenceOf(meeting));
  event.addPropertyWithValue('dtstart', start);
  if (startsAt && meeting.endsAt && meeting.endsAt > startsAt) {
    event.addPropertyWithValue('dtend', momentOf(meeting.endsAt));
  }
  if (meeting.place) event.addPropertyWithValue('location', printable(meeting.place));
  event.addPropertyWithValue('summary', titleWithBody(meeting));
  event.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  // Nobody is taken to be busy for all of a day on which a council meets.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  event.addPropertyWithValue('url', address);
  event.addPropertyWithValue('description', address);
  return event;
}

const momentOf = (date: Date) => ICAL.Time.fromJSDate(date, true);

/** Rises with every change: the seconds from when the meeting was added to when it was changed last. */
function sequenceOf({ createdAt, updatedAt }: FeedMeeting): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
}
