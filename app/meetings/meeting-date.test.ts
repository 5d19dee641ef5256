import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateAtNoon,
  formatLongMeetingDate,
  formatMeetingDate,
  formatTypedDate,
  isoDateOf,
  parseTypedDate,
  sortDateOf,
} from './meeting-date.ts';

const today = new Date('2026-11-20T09:00:00Z');
const day = (text: string) => {
  const date = parseTypedDate(text, today);
  return date && isoDateOf(date);
};

afterEach(() => vi.unstubAllEnvs());

describe('a date as an admin types it', () => {
  it('is read with two and with four digits for the year', () => {
    expect(day('09/08/25')).toBe('2025-09-08');
    expect(day('09/08/2025')).toBe('2025-09-08');
    expect(day(' 02/29/2024 ')).toBe('2024-02-29');
  });

  it('belongs to this century unless that year is still to come', () => {
    expect(day('12/31/26')).toBe('2026-12-31');
    expect(day('01/01/27')).toBe('1927-01-01');
    expect(day('01/01/00')).toBe('2000-01-01');
    expect(day('06/15/99')).toBe('1999-06-15');
  });

  it.each([
    '02/30/2025',
    '02/29/2025',
    '13/01/2025',
    '00/10/2025',
    '04/31/25',
    '9/8/2025',
    '09/08/202',
    '09-08-2025',
    '2025-09-08',
    '',
    '09/08/2025x',
    '09/08/0000',
  ])('is refused when no calendar has it or it is written otherwise: %j', (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });

  it('comes back as it was typed', () => {
    expect(formatTypedDate(parseTypedDate('09/08/25', today))).toBe('09/08/25');
    expect(formatTypedDate(null)).toBe('');
  });
});

describe('a date of a record', () => {
  it('is read as yyyy-mm-dd and stored at noon', () => {
    expect(dateAtNoon('2025-09-15')?.toISOString()).toBe('2025-09-15T12:00:00.000Z');
  });

  it.each(['2025-02-30', '2025-13-01', '2025-9-15', '0000-01-01', '2025-09-15T10:00', 'soon'])(
    'is refused when it does not exist: %j',
    (text) => expect(dateAtNoon(text)).toBeNull(),
  );
});

describe('a date as a reader sees it', () => {
  it('is short in lists and long on the meeting page', () => {
    expect(formatMeetingDate('2025-09-09T12:00:00.000Z')).toBe('Sep 9, 2025');
    expect(formatLongMeetingDate(dateAtNoon('2025-09-09'))).toBe('Tuesday, September 9, 2025');
  });

  it('says so when there is none or it cannot be read', () => {
    expect(formatMeetingDate(null)).toBe('Date not available');
    expect(formatLongMeetingDate(undefined)).toBe('Date not available');
    expect(formatMeetingDate('yesterday')).toBe('Invalid date');
  });

  it('is the same day in every time zone of a server', () => {
    for (const place of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Denver']) {
      vi.stubEnv('TZ', place);
      expect(formatMeetingDate(parseTypedDate('09/09/2025'))).toBe('Sep 9, 2025');
    }
  });

  it('survives being typed, stored and shown, whatever the day', () => {
    const days = fc.date({
      min: new Date('1927-01-01T12:00:00Z'),
      max: new Date('2026-12-31T12:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const wanted = isoDateOf(date);
        expect(day(formatTypedDate(date))).toBe(wanted);
        expect(dateAtNoon(wanted)).not.toBeNull();
      }),
    );
  });
});

describe('the order of meetings', () => {
  const held = new Date('2025-09-09T12:00:00Z');
  const published = new Date('2025-09-12T12:00:00Z');

  it('follows the meeting date, else the video, else comes last', () => {
    expect(sortDateOf({ meetingDate: held, videoPublishDate: published })).toBe(held);
    expect(sortDateOf({ meetingDate: null, videoPublishDate: published })).toBe(published);
    expect(sortDateOf({}).getTime()).toBe(0);
  });
});
