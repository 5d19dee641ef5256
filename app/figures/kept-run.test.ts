import { describe, expect, it } from 'vitest';
import type { Figures } from './figures.server.ts';
import type { AnswerFigures } from './judge-answers.ts';
import { keptOf } from './kept-run.ts';
import lastRun from './last-run.json' with { type: 'json' };
import { readMeasuredRun } from './measured-run.ts';

const none = { caught: 0, of: 0 };
const share = { right: 1, of: 2 };
const shares = {
  ...{ votes: share, invented: share, subjects: share, people: share, tallies: share },
  ...{ rollCalls: share, items: share, states: share, emptyLines: share, facts: share },
  ...{ factsByModel: share, emptyLinesByModel: share, evidence: share, votesByModel: share },
  ...{ subjectsByModel: share, peopleByModel: share, itemsByModel: share, statesByModel: share },
  ...{ talliesByModel: share, rollCallsByModel: share },
  ...{ peopleWithMinutes: share, talliesWithMinutes: share, rollCallsWithMinutes: share },
};
const meeting = { set: 'set aside', kind: 'city council', ...shares, wrong: ['a title'] } as const;
const answers: Omit<AnswerFigures, 'from'> = {
  half: 'set aside',
  way: 'rules alone',
  ...{ passed: 1, true: 2, balancedAccuracy: 0.5 },
  errors: { added: { caught: 1, of: 3 } },
};
const figures: Figures = {
  seed: 7,
  records: [
    {
      ...{ record: 'secret-town.vtt', refused: null, format: 'webvtt', segments: 1, leftOut: [] },
      ...{ items: 0, sentences: 0, supported: 0, votes: null, overlap: null, cost: null },
    },
  ],
  checker: {
    alterations: { number: none, name: none, tally: none, negation: none, citation: none },
    falseAlarms: none,
    byHand: {
      falseAlarms: none,
      kinds: {},
      alterations: { number: none, name: none, tally: none, negation: none, citation: none },
    },
    millisecondsPerSentence: 1,
    rules: [],
    missed: ['a sentence'],
  },
  answers: [
    { from: '/somewhere/one', ...answers },
    { from: '/somewhere/two', ...answers },
  ],
  agendas: [],
  meetings: [
    { meeting: 'one', ...meeting, wrong: [...meeting.wrong] },
    { meeting: 'two', ...meeting, wrong: [] },
  ],
};

describe('a run that is kept for readers', () => {
  const kept = keptOf({ figures, on: new Date('2026-11-22T23:00:00Z'), program: '1.2.3' });

  it('sums up by kind, and can be read again', () => {
    expect(kept).toMatchObject({
      on: '2026-11-22',
      versions: { program: '1.2.3', prompts: ['verify/1'] },
      sentences: [{ passed: 2, true: 4, errors: [{ kind: 'added', caught: 2, of: 6 }] }],
      meetings: [{ kind: 'city council', meetings: 2, votes: { right: 2, of: 4 } }],
    });
    expect(readMeasuredRun(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('names no record and no folder, and quotes nothing', () => {
    expect(JSON.stringify(kept)).not.toMatch(/secret|somewhere|sentence"|title/);
  });

  it('is none where the file holds none, or something else', () => {
    expect(readMeasuredRun(null)).toBeNull();
    expect(readMeasuredRun({ on: 'yesterday' })).toBeNull();
  });

  it('comes with the program as it should', () => {
    expect(readMeasuredRun(lastRun)).not.toBeNull();
  });
});
