import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { feedHead, feedMeeting, readXml, roughTitle, textsOf } from '#tests/support/feed-of.ts';
import { writeAtom } from './write-atom.ts';
import { writeCalendar } from './write-calendar.ts';
import { writePodcast } from './write-podcast.ts';

const summary = {
  firstPublishedAt: new Date('2026-01-03T09:00:00Z'),
  publishedAt: new Date('2026-01-03T09:00:00Z'),
  decided: '3 adopted, 1 rejected',
  corrections: [],
};

describe('the feed of new summaries', () => {
  it('tells title, date and what was decided, and leads to the meeting', () => {
    const xml = writeAtom(feedHead, [feedMeeting({ summary })]);

    expect(textsOf(xml, 'title')).toEqual(['Larkspur Town Council', 'Regular Meeting']);
    expect(textsOf(xml, 'summary')).toEqual(['Meeting of Jan 1, 2026 · 3 adopted, 1 rejected']);
    expect(xml).toContain(`href="https://dais.example/meetings/${feedMeeting().id}"`);
  });

  it('tells a correction as the same entry, changed later, above the others', () => {
    const corrected = {
      ...summary,
      publishedAt: new Date('2026-02-01T09:00:00Z'),
      corrections: ['The vote was 4 to 1.'],
    };
    const other = feedMeeting({ id: '01890000-0000-7000-8000-000000000003', summary });
    const xml = writeAtom(feedHead, [other, feedMeeting({ summary: corrected })]);

    expect(textsOf(xml, 'id').slice(1)).toEqual([
      `urn:uuid:${feedMeeting().id}`,
      `urn:uuid:${other.id}`,
    ]);
    expect(textsOf(xml, 'updated')).toEqual([
      '2026-02-01T09:00:00.000Z',
      '2026-02-01T09:00:00.000Z',
      '2026-01-03T09:00:00.000Z',
    ]);
    expect(textsOf(xml, 'published')[0]).toBe('2026-01-03T09:00:00.000Z');
    expect(textsOf(xml, 'summary')[0]).toContain('Corrected: The vote was 4 to 1.');
  });

  it('names the body of each meeting where a feed is of several', () => {
    const xml = writeAtom({ ...feedHead, title: 'What I follow' }, [feedMeeting({ summary })]);

    expect(textsOf(xml, 'title')[1]).toBe('Larkspur Town Council: Regular Meeting');
  });

  it('leaves out what has no summary, and is whole without any', () => {
    const xml = writeAtom(feedHead, [feedMeeting()]);

    expect(textsOf(xml, 'entry')).toEqual([]);
    expect(textsOf(xml, 'updated')).toEqual([feedHead.changedAt.toISOString()]);
  });
});

const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const events = (text: string) => read(text).getAllSubcomponents('vevent');
const calendar = (given: Parameters<typeof feedMeeting>[0] = {}, from = '2026-01-01') =>
  writeCalendar({ head: feedHead, meetings: [feedMeeting(given)], from });

describe('the calendar', () => {
  it('has a meeting as a day without a time, which no time zone moves', () => {
    const [event] = events(calendar());

    expect(calendar()).toContain('DTSTART;VALUE=DATE:20260101\r\n');
    expect(event?.getFirstPropertyValue('summary')).toBe('Larkspur Town Council: Regular Meeting');
    expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('has the time where it is known, and says what was cancelled', () => {
    const text = calendar({ startsAt: new Date('2026-01-02T01:30:00Z'), isCancelled: true });

    expect(text).toContain('DTSTART:20260102T013000Z\r\n');
    expect(text).toContain('STATUS:CANCELLED\r\n');
  });

  it('knows a meeting again after it was changed, by its number and a higher sequence', () => {
    const { id, createdAt } = feedMeeting();
    const changed = calendar({
      day: '2026-01-08',
      updatedAt: new Date(createdAt.getTime() + 5000),
    });

    expect([calendar(), changed].map((text) => /UID:(.*)\r/.exec(text)?.[1])).toEqual([id, id]);
    expect(calendar()).toContain('SEQUENCE:0\r\n');
    expect(changed).toContain('SEQUENCE:5\r\n');
    expect(changed).toContain('LAST-MODIFIED:20260102T030410Z\r\n');
  });

  it('leaves out what is long over, and meetings without a date', () => {
    expect(events(calendar({}, '2026-01-02'))).toEqual([]);
    expect(events(calendar({ day: null }))).toEqual([]);
  });

  it('folds long lines as the format asks, without cutting a character in two', () => {
    const text = calendar({ title: '💧é'.repeat(100) });

    const widths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...widths)).toBeLessThanOrEqual(75);
    expect(events(text)[0]?.getFirstPropertyValue('summary')).toContain('💧é'.repeat(100));
    expect(text).not.toMatch(/[^\r]\n/);
  });
});

describe('the podcast', () => {
  it('has an episode for each meeting that can be heard', () => {
    const heard = feedMeeting({ audio: 'https://audio.example/1.m4a?a=1&b=2' });
    const xml = writePodcast(feedHead, [heard, feedMeeting()]) ?? '';

    expect(textsOf(xml, 'item')).toHaveLength(1);
    expect(xml).toContain('url="https://audio.example/1.m4a?a=1&amp;b=2"');
    expect(xml).toContain('type="audio/mp4"');
    expect(textsOf(xml, 'itunes:explicit')).toEqual(['no']);
    expect(textsOf(xml, 'pubDate')).toEqual(['Thu, 01 Jan 2026 12:00:00 GMT']);
  });

  it('is none where no meeting has a recording', () => {
    expect(writePodcast(feedHead, [feedMeeting({ summary })])).toBeNull();
  });
});

describe('whatever a title holds', () => {
  const texts = (title: string) => {
    const meeting = feedMeeting({
      title,
      audio: 'https://audio.example/1.mp3',
      summary: { ...summary, corrections: [title] },
    });
    const head = { ...feedHead, title: `Council ${title}` };
    return {
      atom: writeAtom(head, [meeting]),
      podcast: writePodcast(head, [meeting]) ?? '',
      calendar: writeCalendar({ head, meetings: [meeting], from: '2026-01-01' }),
    };
  };

  it('comes out as it was typed, without what no format may hold', () => {
    const { atom, podcast, calendar } = texts(roughTitle);

    const shown = 'A & B <i>"x"</i> ]]>; a, b\\c � 💧é';
    expect(textsOf(atom, 'title')[1]).toContain(shown);
    expect(textsOf(podcast, 'title')[1]).toBe(shown);
    expect(events(calendar)[0]?.getFirstPropertyValue('summary')).toContain(shown);
  });

  it('makes well-formed feeds', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string());
    fc.assert(
      fc.property(anything, (title) => {
        const { atom, podcast, calendar } = texts(title);
        readXml(atom);
        readXml(podcast);
        expect(events(calendar)).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});
