import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = [
  'Harbor Plan Resolution',
  'Purchase of two cranes',
  'Harbor Plan Resolution',
  'Committee member for the county',
].map((title) => plainEntry({ designator: null, title, level: 0 }));
const talk = 'You will want to know what the crews did with the ramp in the rain. '.repeat(14);
const carried = 'Second. All in favor? Aye. Motion carries.';

it('what the chair goes on to behind a vote is a case, and what is listed twice is one', () => {
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      Good evening, the meeting of the harbor board will come to order.
      The first item is the purchase of two cranes. I move that we approve the purchase of two cranes. ${carried}
      Next up is the harbor plan resolution. I took a stab at a motion, if you look at it. Do you want me to read it? Yeah.
      Okay, the harbor plan resolution, then. I move that we approve the harbor plan resolution. ${carried}
      Our final item is the committee member for the county. I move that we ask Ms. Hale to serve as our committee member for the county. ${carried}
      Moving on to upcoming events and community updates.
      ${talk}
      We're adjourned.
    `),
    agenda,
  );
  expect(cases.map(({ title, state }) => `${title} · ${state}`)).toEqual([
    'Opening · no action',
    'Purchase of two cranes · adopted',
    'Harbor Plan Resolution · adopted',
    'Committee member for the county · adopted',
    'Upcoming events and community updates · discussed',
  ]);
  expect(votes).toHaveLength(3);
});
