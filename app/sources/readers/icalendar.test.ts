import { describe, expect, it } from 'vitest';
import { inShort, readSource } from '#tests/support/read-source.ts';
import { icalendar } from './icalendar.ts';

const calendar = (events: string) =>
  `\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
const event =
  'BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260303T233000Z\r\nSUMMARY:City Council\r\nEND:VEVENT\r\n';

describe('iCalendar', () => {
  it('tells meetings, and an empty calendar from none', () => {
    expect(inShort(readSource('icalendar', calendar(event)))).toEqual([
      '2026-03-03 City Council 23:30',
    ]);
    expect(readSource('icalendar', calendar('')).meetings).toEqual([]);
    expect(() => readSource('icalendar', calendar('').slice(0, -20))).toThrow('no events');
    expect(() => readSource('icalendar', '<html>Sign in</html>')).toThrow();
  });

  it('is known by how an address ends, and by calendar programs’ own scheme', () => {
    expect(icalendar.recognise(new URL('webcal://harborfalls.example/c'))).toBe(
      'http://harborfalls.example/c',
    );
    expect(icalendar.recognise(new URL('https://harborfalls.example/c.ics?k=1'))).toBe(
      'https://harborfalls.example/c.ics?k=1',
    );
    expect(icalendar.recognise(new URL('https://harborfalls.example/c'))).toBeNull();
  });
});
