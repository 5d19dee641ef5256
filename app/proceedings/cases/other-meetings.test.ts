import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = `
1. Call to Order
2. Consent Agenda
   a. Minutes of November 15
   b. Holiday schedule of the city
3. Appointment of Dana Ruiz as city attorney
4. Lease of the old depot on Mill Street
5. Fence permit for the school playground
6. Adjourn
`;
const meeting = `
  I call the meeting to order. Item 2, the consent agenda. I move to approve the consent agenda. Second.
  All in favor? Aye. Opposed? Motion carries.
  Item 3, the appointment of Dana Ruiz as city attorney. I move to confirm the appointment. Second.
  All in favor? Aye. Opposed? Motion carries.
  Item 4, the lease of the old depot on Mill Street. I move to approve the lease. Second.
  All in favor? Aye. Opposed? Motion carries.
  Item 5, the fence permit for the school playground. I move to approve the permit. Second.
  All in favor? Aye. Opposed? Motion carries.
  Item 6. I move to adjourn. Second. All in favor? Aye. Motion carries. Don't go too far.
  I call the Redevelopment Agency of Alder Creek to order. Please call the roll. Member Hale? Here. Member Roy? Here.
  We'll move on to the consent agenda. I move to approve the consent agenda. Second.
  All in favor? Aye. Opposed? Motion carries.
  The next item is resolution number 2026-16, approving a down payment assistance program for residents.
  I move that we adopt resolution 2026-16. Second. All in favor? Aye. Opposed? Motion carries.
  I move to adjourn. Second. All in favor? Aye. Opposed? Motion carries.
`;
const casesWith = (text: string) => {
  const { cases, votes } = readProceedings(transcriptOfLines(meeting), readAgendaText(text));
  return cases.map(
    ({ title, state }, index) =>
      `${title} · ${state} · ${votes.filter(({ items }) => items.includes(index)).length}`,
  );
};

it('another body that meets when the first has adjourned takes up what no agenda lists', () => {
  const later = casesWith(agenda);
  const opened = later.indexOf('Redevelopment Agency: call to order · no action · 0');
  expect(opened).toBe(later.findIndex((one) => one.startsWith('Adjourn')) + 1);
  expect(later.slice(opened + 1)).toEqual([
    'Consent agenda · adopted · 1',
    'Resolution number 2026-16, approving a down payment assistance program for residents · adopted · 1',
    'Adjournment · adopted · 1',
  ]);
  expect(later.slice(0, opened).filter((one) => one.includes('Holiday'))).toEqual([
    'Holiday schedule of the city · adopted · 1',
  ]);
});

it('an agenda that names it lists its items itself', () => {
  const listed = `${agenda}
REDEVELOPMENT AGENCY MEETING
1. Call to Order
2. Consent Agenda
3. Resolution 2026-16 approving a down payment assistance program
4. Adjourn
`;
  expect(casesWith(listed).join('\n')).not.toContain(': call to order');
});
