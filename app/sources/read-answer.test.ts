import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSource } from '#tests/support/read-source.ts';
import { readAnswerApart } from './read-answer-apart.server.ts';
import { feed } from './readers/feed.ts';
import { nothing, type SourceStep } from './source-reader.ts';

const meeting = {
  uid: 'a',
  sequence: null,
  title: 'City Council',
  day: '2026-03-03',
  startsAt: null,
  endsAt: null,
  place: null,
  attendUrl: null,
  attendHow: null,
  commentHow: null,
  status: null,
  reason: null,
} as const;
const document = {
  uid: 'a',
  kind: 'agenda',
  url: 'https://harborfalls.example/a.pdf',
  title: null,
} as const;
const given = (step: Partial<SourceStep>) => {
  vi.spyOn(feed, 'read').mockReturnValue({ ...nothing, ...step });
  return readSource('feed', '');
};

afterEach(() => vi.restoreAllMocks());

describe('what a reader gives', () => {
  it('is checked: what does not fit is left out and told', () => {
    const step = given({
      meetings: [meeting, { ...meeting, uid: 'b', day: '2026-02-30' }, { ...meeting, uid: '' }],
      documents: [document, { ...document, url: 'javascript:alert(1)' }],
    });
    expect(step.meetings).toHaveLength(1);
    expect(step.leftOut).toHaveLength(2);
    expect(step.documents).toHaveLength(1);
    expect(step.remarks).toEqual(['1 document has no address that could be followed.']);
  });

  it('comes once, and of two states the newer counts', () => {
    const step = given({
      meetings: [
        { ...meeting, sequence: 3, title: 'Newer' },
        { ...meeting, sequence: 1, title: 'Older' },
        { ...meeting, uid: 'b', title: 'First' },
        { ...meeting, uid: 'b', title: 'Last' },
      ],
      documents: [document, document],
      next: [
        { url: 'https://harborfalls.example/2', what: 'page' },
        { url: 'https://harborfalls.example/2', what: 'page' },
        { url: 'file:///etc/passwd', what: 'page' },
      ],
    });
    expect(step.meetings.map(({ title }) => title)).toEqual(['Newer', 'Last']);
    expect(step.documents).toHaveLength(1);
    expect(step.next).toHaveLength(1);
    expect(step.remarks).toContain('2 entries came more than once.');
  });

  it('is no more than could be looked through, and says so', () => {
    const meetings = Array.from({ length: 6_000 }, (_, at) => ({ ...meeting, uid: `m${at}` }));
    const leftOut = Array.from({ length: 9_000 }, () => ({
      name: 'x'.repeat(9_999),
      problem: 'y',
    }));
    const step = given({ meetings, leftOut });
    expect(step.meetings).toHaveLength(5_000);
    expect(step.leftOut).toHaveLength(200);
    expect(step.leftOut[0]?.name).toHaveLength(300);
    expect(step.remarks).toContain('Of 6,000 meetings the first 5,000 are taken.');
  });
});

describe('an answer read in a process of its own', () => {
  const read = (text: string) =>
    readAnswerApart({
      kind: 'links',
      answer: {
        url: 'https://harborfalls.example/',
        contentType: 'text/html',
        bytes: new TextEncoder().encode(text),
      },
      request: { url: 'https://harborfalls.example/', what: 'page' },
      reading: { from: '2026-01-01', until: '2026-12-31', timeZone: 'America/New_York' },
      options: {},
    });

  it('gives the same, and refuses in the same words', async () => {
    const step = await read('<a href="a.pdf">City Council Agenda, March 3, 2026</a>');
    expect(step.meetings).toMatchObject([{ title: 'City Council', day: '2026-03-03' }]);
    await expect(read('{}')).rejects.toMatchObject({
      code: 'unreadable',
      message: /no page of the web/,
    });
  });

  it('ends, whatever stands in it', async () => {
    await expect(read('<div>'.repeat(200_000))).rejects.toMatchObject({ code: 'unreadable' });
  });
});
