import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const countOf = (...ending: string[]) => {
  const [vote] = readProceedings(
    transcriptOf([
      'Item 4 is the lease of the depot.',
      'I move to approve the lease.',
      'Second.',
      ...ending,
    ]),
  ).votes;
  return vote && { yes: vote.yes, no: vote.no, abstain: vote.abstain };
};

describe('a ruling that nobody was against', () => {
  it.each([
    'All in favor? Aye. Motion passes unanimously.',
    'Online voting is open. All votes have been cast and the motion carries with all directors voting in favor.',
    'All votes have been cast and the motion carries with all directors voting a favor.',
  ])('leaves no votes against, though it is not said how many were for it: %s', (ending) => {
    expect(countOf(ending)).toMatchObject({ yes: null, no: 0 });
  });

  it.each([
    'All in favor? Aye. Opposed? Nay. The motion carries, not unanimously.',
    'All in favor? Aye. Motion carries.',
    'Please call the roll. Ms. Hale? Yes. Mr. Roy? No. Motion passes unanimously.',
  ])('is not heard where it is not said, or an answer speaks against it: %s', (ending) => {
    expect(countOf(ending)?.yes).not.toBe(3);
    expect(countOf(ending)).not.toMatchObject({ yes: null, no: 0 });
  });

  it('leaves a count as it was said', () => {
    expect(countOf('All in favor? Motion passes unanimously, five to zero.')).toMatchObject({
      yes: 5,
      no: 0,
    });
  });
});
