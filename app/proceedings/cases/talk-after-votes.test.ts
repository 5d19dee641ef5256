import { describe, expect, it } from 'vitest';
import { type Ballot, newBallot } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { withReportsFromVotes, withTalkAfterVotes } from './talk-after-votes.ts';

const start = (title: string, from: number): Start => ({
  designator: null,
  title,
  kind: 'action',
  entry: null,
  isConsent: false,
  from,
});
const vote = (at: number, known: Partial<Ballot> = {}): Ballot => ({
  ...newBallot(at),
  outcome: 'adopted',
  motion: 'approve',
  method: 'voice',
  ...known,
});
const titles = (starts: Start[]) => starts.map(({ title, from }) => `${title} ${from}`);
const said = (text = 'It rained.') => Array.from({ length: 120 }, () => ({ text }));
const cases = [start('Rental of the depot', 0), start('Adjournment', 100)];

describe('what is spoken of long after the vote on a case', () => {
  it('is a case of its own, up to the next one', () => {
    expect(titles(withTalkAfterVotes(cases, [vote(20), vote(110)], said()))).toEqual([
      'Rental of the depot 0',
      'Discussion 21',
      'Adjournment 100',
    ]);
  });

  it('is one between two votes as well, as nobody decides the same twice', () => {
    expect(titles(withTalkAfterVotes(cases, [vote(20), vote(90)], said()))).toEqual([
      'Rental of the depot 0',
      'Discussion 21',
      'Adjournment 100',
    ]);
  });

  it.each(['The rental was due.', 'That bill again.'])('is not where it goes on: %s', (text) => {
    expect(titles(withTalkAfterVotes(cases, [vote(20)], said(text)))).not.toContain(
      'Discussion 21',
    );
  });

  it.each([
    ['is short', [vote(80)]],
    ['follows a vote that decided nothing', [vote(20, { outcome: null })]],
    ['follows a vote on a change', [vote(20, { rank: 'amendment' })]],
    ['follows what nobody objected to', [vote(20, { method: 'consent' })]],
    ['follows the closing of a hearing', [vote(20, { motion: 'close the public hearing' })]],
    ['comes right before another vote', [vote(80), vote(86)]],
    [
      'follows a vote on how to go on',
      [vote(20, { motion: 'extend the time by ten minutes' }), vote(90)],
    ],
    [
      'follows a vote on something else',
      [vote(20, { motion: 'hear from the applicant first' }), vote(90)],
    ],
    ['comes before a vote on a change', [vote(20), vote(90, { rank: 'amendment' })]],
    [
      'follows a refusal, after which another motion was made',
      [vote(20, { outcome: 'rejected' }), vote(90)],
    ],
  ])('is not where it %s', (_, votes) => {
    expect(titles(withTalkAfterVotes(cases, votes, said()))).toEqual([
      'Rental of the depot 0',
      'Adjournment 100',
    ]);
  });
});

describe('reports that an agenda lists behind the last matter', () => {
  const surplus = { ...start('Surplus property', 0), entry: 4 };
  const report = { ...start('Staff announcements', 80), kind: 'report' as const, entry: 5 };
  const council = { ...start('Council announcements', 80), kind: 'report' as const, entry: 6 };

  it('begin where that is decided, where long after it something else is spoken of', () => {
    expect(titles(withReportsFromVotes([surplus, report, council], [vote(20)], said()))).toEqual([
      'Surplus property 0',
      'Staff announcements 21',
      'Council announcements 80',
    ]);
  });

  it.each([
    [
      'what was decided is still spoken of',
      [vote(20)],
      said('The surplus property is stored there.'),
    ],
    ['it was refused, and may be moved again', [vote(20, { outcome: 'rejected' })], said()],
    ['hardly anything is said in between', [vote(70)], said()],
    ['nobody voted', [], said()],
  ])('begin where they are announced, where %s', (_, votes, sentences) => {
    expect(titles(withReportsFromVotes([surplus, report, council], votes, sentences))).toEqual([
      'Surplus property 0',
      'Staff announcements 80',
      'Council announcements 80',
    ]);
  });
});
