import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

it('people who speak one after the other before a vote are no applicants', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'Item 3 is the lease of the depot. We now open public comment.',
      'Next up we have Kelsey, followed by Ashley.',
      'The depot should stay with the rowing club, which has kept its roof.',
      'Next up, Robert.',
      'I agree with what was said.',
      'That closes public comment. I move to approve the lease. Second. All in favor? Aye. Motion carries.',
      'Item 4 is adjournment. So moved. Second. All in favor? Aye. We are adjourned.',
    ]),
  );
  expect(cases.map(({ title }) => title)).toEqual(['Lease of the depot', 'Adjournment']);
});
