import { expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(
  '1. Call to order\n2. Consent items\n   2.1 Appointments to the library commission\n   2.2 Resolution adopting the utility master plans\n3. Block grant for the coming year\n4. Adjournment\n',
);

it('a motion on the one consent item that is left adopts no other', () => {
  const { cases } = readProceedings(
    transcriptOfLines(`
      The meeting will come to order.
      Under consent items we have item 2.1, an appointment to the library commission, but that has been cancelled and that will be presented at a future meeting.
      And item 2.2 is a resolution adopting the utility master plans.
      Mayor, I'd like to make a motion that we approve the consent item of 2.2. Second. All in favor? Aye. The consent items are approved. Thank you.
      Okay, we'll move on to item 3, the block grant for the coming year. It is the same as last year.
      I move to approve it. Second. All in favor? Aye. Motion carries.
      We stand adjourned.
    `),
    agenda,
  );
  const stateOf = (number: string) => cases.find(({ designator }) => designator === number)?.state;
  expect([stateOf('2.1'), stateOf('2.2'), stateOf('3')]).toEqual([
    'postponed',
    'adopted',
    'adopted',
  ]);
});
