import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { draftExtractively } from './extractive-drafter.ts';

const agenda = readAgendaText(`
1. Call to Order
2. Public Hearings
   A. Accept Public Input Regarding Application SA-1-2031, Filed by Harbor Engineering
      Action: Consider Ordinance 31-13, Vacate Lots 1 to 9 and a Portion of Elm Street
      Known as the Old Depot
   B. Accept Public Input Regarding the Annual Plan
      Action: Consider Resolution 31-36, Approve the Annual Plan
3. Adjourn
`);

it('what is voted on below a hearing is told as the paper that the agenda asks for there', async () => {
  expect(agenda[2]?.recommendation).toBe(
    'Consider Ordinance 31-13, Vacate Lots 1 to 9 and a Portion of Elm Street Known as the Old Depot',
  );
  const { markdown, votes } = await draftExtractively(
    transcriptOf([
      'I call the meeting to order. Item 2A is a public hearing on application SA-1-2031 by Harbor Engineering.',
      'Is there anybody to speak? Seeing none, the hearing is closed.',
      'I move approval of ordinance 31-13. Second. All in favor? Aye. Opposed? Motion carries.',
      'Item 2B is a public hearing on the annual plan. The hearing is open. Nobody wishes to speak.',
      'I move to close the hearing. Second. All in favor? Aye. Opposed? Motion carries.',
      'We stand adjourned.',
    ]),
    { agenda },
  );
  expect(markdown).toContain('Ordinance 31-13 (Vacate Lots 1 to 9');
  expect(markdown).not.toMatch(/Public Input[^\n]* was (?:accepted|approved)/);
  expect(votes[0]?.subject).toMatch(/^Ordinance 31-13: Vacate Lots/);
  expect(votes.at(-1)?.subject ?? '').not.toContain('31-36');
});
