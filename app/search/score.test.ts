import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.server.ts';
import type { MarkedText } from './found.ts';
import { bestHits, groupMeetings } from './group-meetings.ts';
import { markText } from './mark-text.ts';
import { readQuery } from './read-query.ts';
import { scoreCandidates } from './score.ts';

const now = new Date('2026-11-01T12:00:00Z');

const candidate = (text: string, change: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  meetingId: 'm1',
  entityId: 'e1',
  kind: 'summary',
  heading: null,
  text,
  speaker: null,
  clockStartSeconds: null,
  anchor: null,
  segments: null,
  outcome: null,
  caseAnchor: null,
  caseTitle: null,
  caseOutcome: null,
  date: now,
  ...change,
});

const scoredAll = (q: string, candidates: Candidate[], bodiesOf = new Map<string, string[]>()) =>
  scoreCandidates(candidates, { query: readQuery(q), bodiesOf, now });

function scored(q: string, one: Candidate) {
  const [only] = scoredAll(q, [one]);
  if (!only) throw new Error('It was not weighed.');
  return only;
}

const filler = 'Nobody else spoke on that evening in the hall. ';

describe('a passage comes first', () => {
  it.each<[string, string, Candidate, Candidate]>([
    [
      'that has all of the words',
      'levee wall budget',
      candidate('The levee, the wall and the budget.'),
      candidate('The levee wall, the levee wall, the levee wall.'),
    ],
    [
      'in which they stand together',
      'levee wall',
      candidate(`The levee wall. ${filler}${filler}`),
      candidate(`The levee. ${filler}${filler} The wall.`),
    ],
    [
      'that is about little else',
      'levee',
      candidate('The levee was mended.'),
      candidate(`The levee was mended. ${filler.repeat(8)}`),
    ],
    [
      'that is a case before one that was said',
      'levee',
      candidate('The levee wall', { kind: 'case' }),
      candidate('The levee wall', { kind: 'transcript' }),
    ],
    [
      'that has a word in its text before one in its title',
      'levee',
      candidate('The levee was mended.'),
      candidate('It was mended today.', { heading: 'The levee' }),
    ],
    [
      'that has a word in its title before one in the name of its body alone',
      'levee mended',
      candidate('It was mended.', { heading: 'The levee' }),
      candidate('It was mended.', { entityId: 'levee board' }),
    ],
    [
      'that is newer',
      'levee',
      candidate('The levee was mended.'),
      candidate('The levee was mended.', { date: new Date('2016-11-01T12:00:00Z') }),
    ],
  ])('%s', (_what, q, better, worse) => {
    const names = new Map([['leve', ['levee board']]]);
    const [first, second] = scoredAll(q, [better, worse], names).map(({ score }) => score);
    expect(first).toBeGreaterThan(second ?? Number.NaN);
    expect(second).toBeGreaterThan(0);
  });

  it('that has the word which few others have', () => {
    const common = Array.from({ length: 9 }, () => candidate('Working from home, at home.'));
    const rare = candidate(
      'A gunsmith asked to work there, and the board agreed to it in the end.',
    );
    const [first] = scoredAll('gunsmith home', [...common, rare]).toSorted(
      (one, other) => other.score - one.score,
    );
    expect(first?.text).toContain('gunsmith');
  });
});

describe('the meetings', () => {
  it('are ordered by their best passage, each with three hits and none twice', () => {
    const texts = ['The levee wall.', 'Levee wall!', 'A levee and a wall.', 'The wall, the levee.'];
    const one = texts.map((text) => scored('levee wall', candidate(text)));
    const other = scored(
      'levee wall',
      candidate(`A wall. ${filler} A levee.`, { meetingId: 'm2' }),
    );
    const [first, second] = groupMeetings([other, ...one]);
    expect([first?.meetingId, second?.meetingId]).toEqual(['m1', 'm2']);
    const [twice] = groupMeetings([one[0], one[0]].flatMap((same) => same ?? []));
    if (!first || !twice) throw new Error('There is no meeting.');
    expect(bestHits(first).hits).toHaveLength(3);
    expect(bestHits(first).moreHits).toBe(1);
    expect(bestHits(twice).hits).toHaveLength(1);
  });
});

describe('a marked text', () => {
  const shown = (q: string, text: string) => markText(scored(q, candidate(text)));
  const plain = (pieces: MarkedText) => pieces.map((piece) => piece.text).join('');
  const marks = (pieces: MarkedText) =>
    pieces.flatMap((piece) => (piece.isMarked ? [piece.text] : []));

  it('is the text itself where that is short, its words marked as they are written', () => {
    const pieces = shown('levees "wall of stone"', 'The Levee’s wall of stone: a levee.');
    expect(plain(pieces)).toBe('The Levee’s wall of stone: a levee.');
    expect(marks(pieces)).toEqual(['Levee’s', 'wall of stone', 'levee']);
  });

  it('marks the words of a phrase only where they stand together', () => {
    expect(marks(shown('"levee wall"', 'A levee. A wall. A levee wall.'))).toEqual(['levee wall']);
  });

  it('is the stretch with most of the words, cut between words', () => {
    const text = `${filler.repeat(6)}A levee. ${filler.repeat(9)}The levee has a wall now. ${filler.repeat(6)}`;
    const pieces = shown('levee wall', text);
    expect(plain(pieces)).toMatch(/^….*The levee has a wall now\..*…$/);
    expect(plain(pieces).length).toBeLessThanOrEqual(250);
    const inside = plain(pieces).replaceAll('…', '');
    const at = text.indexOf(inside);
    expect(at).toBeGreaterThan(0);
    expect(`${text[at - 1]}${text[at + inside.length]}`).toMatch(/^\s\s$/);
  });

  it('shows a text without blanks too', () => {
    expect(plain(shown('levee', 'x'.repeat(5_000))).length).toBeLessThanOrEqual(250);
  });
});
