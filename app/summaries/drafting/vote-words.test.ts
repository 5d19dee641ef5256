import { expect, it } from 'vitest';
import type { Vote } from '#app/proceedings/vote.ts';
import { howItWent, howItWentInShort } from './vote-words.ts';

const rolled = (yes: number, no: number): Vote => ({
  item: 0,
  items: [0],
  kind: 'main',
  subject: 'Lease of the salt shed',
  footing: 'named',
  motion: 'to approve the lease',
  mover: 'Trustee Quist',
  seconder: 'Trustee Ames',
  method: 'roll call',
  yes,
  no,
  abstain: null,
  outcome: 'adopted',
  rollCall: [
    { name: 'Trustee Quist', vote: 'yes' },
    { name: 'Trustee Ames', vote: 'yes' },
    { name: 'Trustee Bell', vote: 'yes' },
    { name: 'Trustee Cruz', vote: 'no' },
    { name: 'Trustee Dorn', vote: 'no' },
  ],
  segments: [1, 2],
});

it('names who voted no, beside the tally that was told', () => {
  expect(howItWentInShort(rolled(3, 2))).toBe(', 3 to 2; voting no: Trustee Cruz and Trustee Dorn');
});

it('says so where more were heard to vote no than the tally has', () => {
  expect(howItWent(rolled(4, 1))).toBe(
    ', 4 to 1 by roll call, on a motion by Trustee Quist, seconded by Trustee Ames; ' +
      'the roll call, as it was heard, has 2 voting no: Trustee Cruz and Trustee Dorn',
  );
});

it('says so where nobody announced the result', () => {
  const vote: Vote = {
    ...rolled(3, 2),
    ...{ method: 'unannounced voice', yes: null, no: null, rollCall: [] },
  };
  expect(howItWentInShort(vote)).toBe('; no result was announced');
  expect(howItWent(vote)).toBe(
    ', by voice vote, on a motion by Trustee Quist, seconded by Trustee Ames; no result was announced',
  );
});

it('says that nobody was against where only that was told', () => {
  const vote: Vote = { ...rolled(3, 0), yes: null, method: 'voice', rollCall: [] };
  expect(howItWent(vote)).toBe(
    ', unanimously by voice vote, on a motion by Trustee Quist, seconded by Trustee Ames',
  );
  expect(howItWentInShort({ ...vote, abstain: 1 })).toBe(', unanimously with 1 abstaining');
});
