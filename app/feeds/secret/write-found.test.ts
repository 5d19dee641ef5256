import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewestFound } from '#app/search/find-newest.server.ts';
import { feedHead, readXml, roughTitle, textsOf } from '#tests/support/feed-of.ts';
import { writeFound } from './write-found.ts';

const head = { ...feedHead, path: null, page: '/saved-searches/s1', title: 'Dais: levee' };
const newSince = new Date('2026-02-01T09:00:00Z');

const found = (given: Partial<NewestFound> = {}): NewestFound => ({
  meetingId: 'm1',
  title: 'Regular Meeting',
  date: new Date('2026-01-01T12:00:00Z'),
  isCancelled: false,
  body: { id: 'b1', title: 'Larkspur Town Council' },
  href: '/meetings/m1',
  hits: [
    {
      kind: 'transcript',
      heading: null,
      text: [
        { text: 'The ', isMarked: false },
        { text: 'levee', isMarked: true },
        { text: ' & <the> dike.', isMarked: false },
      ],
      speaker: 'Ada Reader',
      time: '0:12:04',
      outcome: null,
      caseOutcome: null,
      href: '/meetings/m1/transcript?at=3#s3',
      also: [],
    },
  ],
  moreHits: 2,
  newSince,
  ...given,
});

describe('the feed of what a saved search finds', () => {
  it('has body, title and date, and the passage with who said it and where', () => {
    const xml = writeFound(head, [found()]);

    expect(textsOf(xml, 'title')[1]).toBe('Larkspur Town Council: Regular Meeting');
    expect(textsOf(xml, 'summary')).toEqual([
      'Meeting of Jan 1, 2026 · “The levee & <the> dike.” (0:12:04 · Ada Reader · Transcript) · And 2 more in this meeting.',
    ]);
    expect(textsOf(xml, 'content')[0]).toContain(
      'The <mark>levee</mark> &amp; &lt;the&gt; dike.<br><a href="https://dais.example/meetings/m1/transcript?at=3#s3">0:12:04 · Ada Reader · Transcript</a>',
    );
  });

  it('knows a meeting again by its entry, changed later when its text was', () => {
    const later = new Date('2026-03-01T09:00:00Z');
    const [first, again] = [found(), found({ newSince: later, title: 'Renamed' })].map((one) =>
      writeFound(head, [one]),
    );

    expect(textsOf(first ?? '', 'id')).toEqual(textsOf(again ?? '', 'id'));
    expect(textsOf(again ?? '', 'updated')).toEqual(Array(2).fill(later.toISOString()));
  });

  it('does not say where it is itself, and is whole without any finds', () => {
    const xml = writeFound(head, []);

    expect(xml).not.toContain('rel="self"');
    expect(textsOf(xml, 'entry')).toEqual([]);
    expect(textsOf(xml, 'updated')).toEqual([head.changedAt.toISOString()]);
  });

  it('is well-formed whatever a passage holds', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(roughTitle));
    fc.assert(
      fc.property(anything, (title) => {
        const [hit] = found().hits;
        const hits = hit
          ? [{ ...hit, text: [{ text: title, isMarked: true }], speaker: title }]
          : [];
        readXml(writeFound({ ...head, title }, [found({ title, hits })]));
      }),
      { numRuns: 300 },
    );
  });
});
