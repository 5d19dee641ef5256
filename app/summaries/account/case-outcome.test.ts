import { expect, it } from 'vitest';
import { caseOutcomes } from './case-outcome.ts';

const row = (title: string, state = 'discussed') => ({
  title,
  state,
  until: null,
  kind: 'action',
  isConsent: false,
});

const wordsOf = (one: ReturnType<typeof row>) =>
  caseOutcomes([row('Lease of the depot', 'adopted'), one])(one, [])?.words ?? null;

it('says that no vote was taken where one could be', () => {
  expect(wordsOf(row('Lease of the depot'))).toBe('No vote was taken');
});

it.each([
  'Mayor and staff announcements',
  'The assessor to announce the dates of the review',
  'PUBLIC COMMENT (NON-AGENDA ITEMS)',
  'Other business',
])('says nothing of votes where a meeting only hears: %s', (title) => {
  expect(wordsOf(row(title))).toBeNull();
});

it('says that a vote was taken of which nobody knows the outcome', () => {
  const one = row('Lease of the depot');
  const wordsWith = (kind: 'main' | 'procedural') =>
    caseOutcomes([row('Other', 'adopted'), one])(one, [{ kind, outcome: null, motion: 'approve' }])
      ?.words;
  expect(wordsWith('main')).toBe('Vote taken, outcome not said');
  expect(wordsWith('procedural')).toBe('No vote was taken');
});

it('says what was decided even there', () => {
  expect(wordsOf(row('Presentation of the budget', 'adopted'))).toBe('Adopted');
});

it.each([
  ['adopted', 'recommend approval of the lease to the council', 'Recommended'],
  ['adopted as amended', 'recommend passage as amended', 'Recommended as amended'],
  ['rejected', 'recommend denial of the lease', 'Denial recommended'],
  ['adopted', 'approve the lease as recommended by staff', 'Adopted'],
])('says of what is only recommended that it is: %s, %s', (state, motion, words) => {
  const one = row('Lease of the depot', state);
  const vote = { kind: 'main', outcome: 'adopted', motion } as const;
  expect(caseOutcomes([one])(one, [vote])?.words).toBe(words);
});

it('says so too of what the record left open, and of a consent list', () => {
  const vote = {
    kind: 'main',
    outcome: 'adopted',
    motion: 'recommend approval to the council',
  } as const;
  const open = row('Lease of the depot');
  expect(caseOutcomes([row('Other', 'adopted'), open])(open, [vote])?.words).toBe('Recommended');
  const listed = { ...row('Lease of the depot', 'adopted'), isConsent: true };
  expect(caseOutcomes([listed])(listed, [vote])?.words).toBe('Recommended');
  expect(caseOutcomes([listed])(listed, [{ ...vote, motion: 'approve' }])?.words).toBe(
    'Adopted by consent',
  );
});

it('says that a recommendation was refused where its motion failed', () => {
  const one = row('Lease of the depot', 'rejected');
  const vote = { kind: 'main', outcome: 'rejected', motion: 'recommend approval' } as const;
  expect(caseOutcomes([one])(one, [vote])?.words).toBe('Rejected');
});
