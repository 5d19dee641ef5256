import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.server.ts';
import { plainText } from './found.ts';
import { bestCases, groupCases, hitOfCase } from './group-cases.ts';
import { readQuery } from './read-query.ts';
import { scoreCandidates } from './score.ts';

const ordinance = {
  caseAnchor: 'case-6-a',
  caseTitle: '6.A Ordinance 12 on parking',
  caseOutcome: 'adopted',
};
const ofNone = { caseAnchor: null, caseTitle: null, caseOutcome: null };
let ids = 0;

const passage = (kind: Candidate['kind'], text: string, change: Partial<Candidate> = {}) => ({
  ...{ id: ++ids, meetingId: 'm1', entityId: 'e1', kind, heading: null, text },
  ...{ speaker: null, clockStartSeconds: null, anchor: null, segments: null, outcome: null },
  ...ofNone,
  date: new Date('2026-03-10T12:00:00Z'),
  ...change,
});

const ofOrdinance = {
  item: passage('agenda', '6.A Ordinance 12 on parking', ordinance),
  itself: passage('case', '6.A Ordinance 12 on parking', {
    ...{ ...ordinance, anchor: 'case-6-a', outcome: 'adopted' },
  }),
  decision: passage('decision', 'Ordinance 12 on parking · Moved by Ms. Hale', {
    ...{ ...ordinance, anchor: 'case-6-a', outcome: 'adopted' },
  }),
  sentence: passage('summary', 'Ordinance 12 on parking doubles the fee for parking.', {
    ...{ ...ordinance, anchor: 'sentence-3' },
  }),
};

const found = (q: string, passages: readonly Candidate[]) =>
  groupCases(scoreCandidates(passages, { query: readQuery(q), bodiesOf: new Map(), now: now() }));
const now = () => new Date('2026-11-01T12:00:00Z');
const shown = (q: string, passages: readonly Candidate[]) =>
  found(q, passages).map((one) => hitOfCase(one, '/meetings/m1'));

describe('a case that was found', () => {
  it('is one find: its title, what became of it, its best passage, and the way to what else says more', () => {
    const [hit, ...others] = shown('parking ordinance', Object.values(ofOrdinance));
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      heading: [
        { text: '6.A ', isMarked: false },
        { text: 'Ordinance', isMarked: true },
        { text: ' 12 on ', isMarked: false },
        { text: 'parking', isMarked: true },
      ],
      caseOutcome: 'adopted',
    });
    expect(['decision', 'summary']).toContain(hit?.kind);
    // The agenda and the case itself say nothing but the title.
    expect(hit?.also).toHaveLength(1);
  });

  it('by its title alone is its title', () => {
    const { item, itself } = ofOrdinance;
    const [hit] = shown('parking ordinance', [item, itself]);
    expect(hit && plainText(hit.text)).toBe('6.A Ordinance 12 on parking');
    expect(hit).toMatchObject({ kind: 'case', heading: null, also: [] });
    expect(hit?.href).toBe('/meetings/m1#case-6-a');
  });

  it('is named also where only a sentence of it was found', () => {
    const [hit] = shown('doubles', [ofOrdinance.sentence]);
    expect(hit?.heading && plainText(hit.heading)).toBe('6.A Ordinance 12 on parking');
    expect(hit).toMatchObject({ kind: 'summary', outcome: null, caseOutcome: 'adopted' });
  });

  it('leads to each kind of passage once', () => {
    const { sentence, decision } = ofOrdinance;
    const another = { ...sentence, text: 'Residents asked about parking.', anchor: 'sentence-9' };
    const third = { ...sentence, text: 'Parking is scarce.', anchor: 'sentence-11' };
    const [hit] = shown('parking', [decision, sentence, another, third]);
    expect(hit?.also.map(({ kind }) => kind).toSorted()).toEqual(
      ['decision', 'summary'].filter((kind) => kind !== hit?.kind || kind === 'summary'),
    );
  });
});

describe('what was found of a meeting', () => {
  const said = passage('transcript', 'I want no parking here.');
  const sewer = { ...ordinance, caseAnchor: 'case-7', caseTitle: '7 Parking at the sewer works' };

  it('is counted by cases, and what was said by itself', () => {
    const passages = [
      ...Object.values(ofOrdinance),
      said,
      { ...said, text: 'Parking is what I came for.' },
      passage('case', '7 Parking at the sewer works', sewer),
    ];
    expect(found('parking', passages)).toHaveLength(4);
    const { hits, moreHits } = bestCases(found('parking', passages), 3);
    expect([hits.length, moreHits]).toEqual([3, 1]);
  });

  it('has a case of each meeting by itself', () => {
    const { itself } = ofOrdinance;
    expect(found('parking', [itself, { ...itself, meetingId: 'm2' }])).toHaveLength(2);
  });

  it('says nothing twice, and does not count it', () => {
    const twice = passage('agenda', 'I want no parking here');
    expect(bestCases(found('parking', [said, twice]), 3)).toMatchObject({ moreHits: 0 });
    expect(bestCases(found('parking', [said, twice]), 3).hits).toHaveLength(1);
  });
});
