import { expect, it } from 'vitest';
import type { StoredCase } from '../case-rows.server.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { settleHeard } from './settle-heard.ts';

const aCase = (title: string): StoredCase => ({
  designator: null,
  title,
  kind: 'action',
  state: 'adopted',
  until: null,
  isConsent: false,
  firstSegment: 0,
  lastSegment: 9,
});
const aVote = (item: number, known: Partial<StoredVote>): StoredVote => ({
  index: item,
  item,
  items: [item],
  kind: 'main',
  subject: null,
  footing: 'heard',
  motion: 'approve it',
  mover: null,
  seconder: null,
  method: null,
  yes: null,
  no: null,
  abstain: null,
  outcome: 'adopted',
  rollCall: [],
  segments: [item],
  editedById: null,
  editedAt: null,
  ...known,
});
const confirmedAt = new Date();
const cases = ['Depot', 'Culvert', 'Bells'].map(aCase);
const votes = [aVote(0, { footing: 'named' }), aVote(1, {}), aVote(2, {})];

it('what only a model heard is a vote on the word of the editor who confirmed what tells it', () => {
  const sentences = [
    { citations: [0, 1], confirmedById: 'editor', confirmedAt },
    { citations: [2], confirmedById: null, confirmedAt: null },
  ];
  const settled = settleHeard({ cases, votes }, sentences);
  expect(settled.votes).toEqual([
    votes[0],
    { ...votes[1], footing: 'named', editedById: 'editor', editedAt: confirmedAt },
  ]);
  expect(settled.cases.map(({ state }) => state)).toEqual(['adopted', 'adopted', 'discussed']);
});
