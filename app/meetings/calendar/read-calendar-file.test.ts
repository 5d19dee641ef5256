import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { workDone } from '#tests/support/work-done.ts';
import type { Reading } from './calendar-entry.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const reading: Reading = { timeZone: 'America/Denver', from: '2027-01-01', until: '2028-06-30' };
const read = (text: string) => readCalendarFile(text, reading);
const told = (text: string) => read(text).entries.flatMap(({ entry }) => entry ?? []);
const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\n');
const event = (start: string, more = '') =>
  `UID:a@example.org\nDTSTART${start}\nSUMMARY:Council Meeting\n${more}`;

describe('an iCalendar file', () => {
  it('is read in its own zone, or in the place’s where it names none', () => {
    const days = [
      event(';TZID=America/New_York:20270302T190000'),
      event(':20270302T190000', 'UID:b'),
      event(':20270303T020000Z'),
      event(';TZID=Mountain Standard Time:20270302T190000'),
      event(';VALUE=DATE:20270302'),
    ].map((one) => told(calendar(one)).map(({ day, startsAt }) => [day, startsAt])[0]);
    expect(days).toEqual([
      ['2027-03-02', '2027-03-03T00:00:00.000Z'],
      ['2027-03-02', '2027-03-03T02:00:00.000Z'],
      ['2027-03-02', '2027-03-03T02:00:00.000Z'],
      ['2027-03-02', '2027-03-03T02:00:00.000Z'],
      ['2027-03-02', null],
    ]);
  });

  it('that repeats for ever ends with what is looked ahead, and keeps its hour when clocks change', () => {
    const text = calendar(
      event(
        ';TZID=America/Denver:20200107T183000',
        'RRULE:FREQ=MONTHLY;BYDAY=1TU\nEXDATE;TZID=America/Denver:20270202T183000',
      ),
      event(
        ';TZID=America/Denver:20270316T183000',
        'RECURRENCE-ID;TZID=America/Denver:20270302T183000\nSTATUS:CANCELLED',
      ),
    );
    const all = told(text);
    expect(all).toHaveLength(17);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(17);
    expect(all.map(({ day }) => day).sort()).toContain('2027-03-16');
    expect(all.map(({ day }) => day)).not.toContain('2027-02-02');
    expect(all.find(({ day }) => day === '2027-01-05')?.startsAt).toMatch(/T01:30/);
    expect(all.find(({ day }) => day === '2027-06-01')?.startsAt).toMatch(/T00:30/);
    expect(all.find(({ day }) => day === '2027-03-16')?.status).toBe('cancelled');
  });

  it.each(['FREQ=SECONDLY', 'FREQ=DAILY', 'FREQ=NEVER', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'])(
    'that repeats by %s has an end all the same',
    (rule) => {
      const { entries } = read(calendar(event(':20270302T190000', `RRULE:${rule}`)));
      expect(entries.length).toBeLessThanOrEqual(201);
    },
  );

  it('of which very much repeats is refused before all of it is read', () => {
    const daily = event(':20270302T190000', 'RRULE:FREQ=DAILY');
    const seconds = workDone();
    expect(() => read(calendar(...Array<string>(20_000).fill(daily)))).toThrow(
      'more than 1,000 meetings',
    );
    expect(seconds()).toBeLessThan(15);
  });

  it.each(['DTSTART;TZID=Nowhere:2', 'DTSTART:soon'])(
    'with a date that is none says so of the event: %s',
    (start) => {
      const { entries } = read(calendar(`SUMMARY:Board\n${start}`));
      expect(entries).toMatchObject([{ entry: null, name: 'Board' }]);
    },
  );

  it('says what is cancelled by its status or in its title, without HTML', () => {
    const [first, second] = told(
      calendar(
        event(':20270302T190000', 'STATUS:CANCELLED'),
        'UID:b\nDTSTART:20270309T190000\nSUMMARY:CANCELED - <b>Finance</b> &amp; Budget Committee\nLOCATION:<p>Room 5</p>',
      ),
    );
    expect(first).toMatchObject({ title: 'Council Meeting', status: 'cancelled' });
    expect(second).toMatchObject({
      title: 'Finance & Budget Committee',
      place: 'Room 5',
      status: 'cancelled',
    });
  });

  it('leaves out what is over, breaks the rules, or is no meeting, and reads the rest', () => {
    const { entries, notes } = read(
      calendar(
        event(':20200302T190000'),
        'SUMMARY\nDTSTART',
        'UID:c\nSUMMARY:No date',
        'UID:d\nDTSTART;VALUE=DATE:20270704\nSUMMARY:Independence Day',
        event(':20270302T190000'),
      ),
    );
    expect(notes).toEqual([expect.stringMatching(/^1 entry is over/)]);
    expect(entries.map((one) => one.problem ?? one.entry?.title)).toEqual([
      'This event breaks the rules of iCalendar',
      'It has no date',
      'It looks like no meeting',
      'Council Meeting',
    ]);
  });
});

describe('a list of events of Legistar', () => {
  const api = (more: object) => ({
    EventId: 7,
    EventBodyName: 'Finance Committee',
    EventDate: '2027-03-02T00:00:00',
    EventTime: '6:30 PM',
    EventLocation: 'Room 5\r\nCity Hall',
    ...more,
  });

  it('is read as the Web API and as the calendar page give it', () => {
    const page = {
      Name: { label: 'Finance Committee', url: 'x' },
      'Meeting Date': '3/2/2027',
      'Meeting Time': '6:30 PM',
      'Meeting Location': 'Room 5\n--em--Meeting has been cancelled',
      iCalendar: { url: 'https://x.example/View.ashx?M=IC&ID=7&GUID=1' },
    };
    const [first, second] = [told(JSON.stringify([api({})])), told(JSON.stringify([page]))];
    expect(first[0]).toMatchObject({
      uid: 'legistar 7',
      day: '2027-03-02',
      startsAt: '2027-03-03T01:30:00.000Z',
      place: 'Room 5 City Hall',
      status: null,
    });
    expect(second[0]).toMatchObject({ uid: 'legistar 7', place: 'Room 5', status: 'cancelled' });
  });

  it.each([
    { EventAgendaStatusName: 'Cancelled' },
    { EventTime: 'Cancelled' },
    { EventComment: 'This meeting is canceled.' },
    { EventBodyName: 'Finance Committee (CANCELLED)' },
  ])('says what is cancelled wherever it stands: %j', (more) => {
    expect(told(JSON.stringify([api(more)]))[0]).toMatchObject({
      title: 'Finance Committee',
      status: 'cancelled',
    });
  });
});

it('a CSV file is read by the names of its columns', () => {
  const { entries } = read(
    'Date,Time,Title,Location,Status\n3/2/2027,6:30 PM,Council Meeting,Room 5,\n2027-03-09,,Council Meeting,,cancelled\nsoon,,Council Meeting,,',
  );
  expect(entries.map((one) => one.problem ?? one.entry)).toMatchObject([
    { day: '2027-03-02', startsAt: '2027-03-03T01:30:00.000Z', place: 'Room 5' },
    { day: '2027-03-09', startsAt: null, status: 'cancelled' },
    'Date: write it as MM/DD/YYYY',
  ]);
});

it.each([
  ['', 'The file is empty.'],
  ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'holds no events'],
  ['[{"a":1}]', 'no events of Legistar'],
  ['[{', 'breaks off'],
  ['<!doctype html><p>Calendar', 'a page of the web'],
  ['hello', 'The first row has to name the columns'],
])('a file that makes no sense is refused and told why: %j', (text, why) => {
  expect(() => read(text)).toThrow(why);
});

const line = fc.oneof(
  fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'RRULE:FREQ=WEEKLY',
  ),
  fc.constantFrom(
    'DTSTART:20270302T190000',
    'DTSTART;TZID=Nowhere:2',
    'RECURRENCE-ID:x',
    'SUMMARY:Board',
  ),
  fc.constantFrom(
    'DTEND:19990101',
    'SEQUENCE:-5',
    'SEQUENCE:1e99',
    'UID:',
    'RDATE:1',
    'EXDATE:x',
    ' folded',
  ),
  fc.string(),
);

it('whatever stands in a calendar, it is read or refused in words', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      try {
        for (const { entry, problem } of read(`BEGIN:VCALENDAR\n${lines.join('\n')}`).entries) {
          expect(entry !== null || problem !== '').toBe(true);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
      }
    }),
    { numRuns: 500 },
  );
});
