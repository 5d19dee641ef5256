import { expect, it } from 'vitest';
import { noFindings } from '../findings/findings.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { settleHeard } from './settle-heard.ts';

const aVote = (item: number, known: Partial<StoredVote>): StoredVote => ({
  index: item,
  item,
  items: [item],
  kind: 'main',
  subject: null,
  footing: 'heard',
  heardCount: null,
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
  ...noFindings(),
  ...known,
});
const confirmedAt = new Date();
const votes = [aVote(0, { footing: 'named' }), aVote(1, {}), aVote(2, {})];
const told = [
  'The depot was approved.',
  'The culvert was approved.',
  'The bells were approved.',
].map((text, vote) => ({ text, vote }));
const confirmed = (text: string) => ({ text, confirmedById: 'editor', confirmedAt });

it('what only a model heard is a vote on the word of the editor who confirmed what tells it', () => {
  const unread = { text: 'The bells were approved.', confirmedById: null, confirmedAt: null };
  const sentences = [confirmed('The culvert was approved.'), unread];
  expect(settleHeard(votes, { sentences, told })).toEqual([
    votes[0],
    { ...votes[1], footing: 'named', editedById: 'editor', editedAt: confirmedAt },
  ]);
});

it('what an editor says instead settles nothing', () => {
  const sentences = [confirmed('The culvert was not approved.')];
  expect(settleHeard(votes, { sentences, told })).toEqual([votes[0]]);
});
