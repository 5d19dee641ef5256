import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidates.server.ts';
import { chooseNearest } from './choose-nearest.ts';
import { asTyped, missingTerms } from './missing-words.ts';
import { asksWhatWasDecided, readQuestion } from './read-question.ts';
import { type Scored, scoreCandidates } from './score.ts';

const now = new Date('2026-11-01T12:00:00Z');
let ids = 0;

const candidate = (text: string, change: Partial<Candidate> = {}): Candidate => ({
  ...{ id: ++ids, meetingId: 'm1', entityId: 'e1', kind: 'summary', heading: null, text },
  ...{ speaker: null, clockStartSeconds: null, anchor: null, segments: null, outcome: null },
  ...{ caseAnchor: null, caseTitle: null, caseOutcome: null },
  date: now,
  ...change,
});

const scored = (question: string, candidates: Candidate[]) =>
  scoreCandidates(candidates, { query: readQuestion(question), bodiesOf: new Map(), now });

const words = (question: string) => readQuestion(question).all.flat(2);

describe('a question', () => {
  it('is looked up without the words of asking', () => {
    expect(words('What did the council decide about the levee?')).toEqual(words('levee'));
    expect(words('Who spoke against the bus fares?')).toEqual(words('bus fares'));
  });

  it('of nothing but words of asking is looked up by these', () => {
    expect(words('What did the council decide?')).not.toEqual([]);
  });

  it('asks for decisions, or for what was said', () => {
    expect(asksWhatWasDecided('How did they vote on the pool?')).toBe(true);
    expect(asksWhatWasDecided('Who spoke of the pool?')).toBe(false);
  });

  it('has words that nothing near to it has, told as they were typed', () => {
    const question = 'Why were the Escalators by the pier closed?';
    const near = scored(question, [candidate('The pier is closed.')]);
    const missing = missingTerms(readQuestion(question), near, new Map());
    expect(asTyped(missing, question)).toEqual(['Escalators']);
  });
});

describe('the nearest passages', () => {
  it('are few, and no meeting crowds out the others', () => {
    const many = Array.from({ length: 30 }, (_, at) => candidate(`The levee in part ${at}.`));
    const other = candidate('A levee elsewhere was mended.', { meetingId: 'm2' });
    const chosen = chooseNearest(scored('levee', [...many, other]));
    expect(chosen.flatMap(({ passages }) => passages)).toHaveLength(12);
    expect(chosen.map(({ meetingId }) => meetingId)).toContain('m2');
  });

  it('say a thing once, and leave out titles', () => {
    const chosen = chooseNearest(
      scored('levee wall', [
        candidate('The levee wall.', { kind: 'agenda' }),
        candidate('The levee wall', { kind: 'case' }),
        candidate('Levee wall session', { kind: 'meeting' }),
      ]),
    );
    expect(chosen.flatMap(({ passages }) => passages.map(({ kind }) => kind))).toEqual(['case']);
  });

  it('are of what is open to everybody where what is their own leaves room, and is near', () => {
    const chosenOf = (own: Candidate[], open: Candidate[]) =>
      chooseNearest(scored('levee', own), { after: scored('levee', open) })
        .flatMap(({ passages }) => passages)
        .map(({ entityId }) => entityId);
    const some = (count: number, change: Partial<Candidate>, text = 'The levee in part') =>
      Array.from({ length: count }, (_, at) => candidate(`${text} ${at}.`, change));
    const own = { entityId: 'own' };
    const open = { entityId: 'open', meetingId: 'm2' };
    expect(chosenOf(some(30, own), some(30, open))).toEqual(Array(12).fill('own'));
    expect(chosenOf(some(2, own), some(30, open))).toEqual([
      ...Array(2).fill('own'),
      ...Array(10).fill('open'),
    ]);
    expect(chosenOf([], some(1, open))).toEqual(['open']);
  });

  it('are decisions first for whoever asks for them', () => {
    const all = scored('levee', [
      candidate('The levee, the levee.'),
      candidate('The levee wall', { outcome: 'adopted' }),
    ]);
    const first = (prefers?: (passage: Scored) => boolean) =>
      chooseNearest(all, prefers && { prefers })[0]?.passages[0]?.outcome;
    expect(first()).toBeNull();
    expect(first(({ outcome }) => outcome !== null)).toBe('adopted');
  });
});
