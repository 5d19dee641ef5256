import { expect, it } from 'vitest';
import { asMoved, tallyOf } from './vote-words.ts';

const subject = 'Lease of the old depot';

it('tells a motion beside what was voted on only where it says more', () => {
  const motion = 'approve the lease for one year and not for two';
  expect(asMoved({ subject, motion })).toBe(motion);
  expect(asMoved({ subject, motion: 'the motion' })).toBeNull();
  expect(asMoved({ subject, motion: 'lease of the old depot' })).toBeNull();
  // Nothing stands there but the motion.
  expect(asMoved({ subject: null, motion })).toBeNull();
});

it('a vote of which only that nobody was against was said was unanimous', () => {
  const vote = { yes: null, no: 0, abstain: null, method: 'voice' as const };
  expect(tallyOf(vote)).toBe('unanimously');
  expect(tallyOf({ ...vote, no: null })).toBe('by voice vote');
});
