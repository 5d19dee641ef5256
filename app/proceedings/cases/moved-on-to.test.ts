import { expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf, transcriptOfLines } from '#tests/fixtures/transcripts.ts';
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

it('what a chair moves onto, in one word, is taken up too, and what a report tells of puts nothing off', () => {
  const { cases } = readProceedings(
    transcriptOf([
      'Item number four is approval of the agenda. May I have a motion? So moved. Second. All in favor? Aye. It is approved.',
      'Item number five is reports from the planning manager and the commission.',
      'We have our working session on February 9, which will be continued, and the draft of the plan is out.',
      'The office has a new printer, and it is slow. The door to the yard sticks again.',
      'Thank you. So we will move onto item number six, the sign on Mill Road.',
      'It stands too near to the road, and staff asks you to have it moved by the spring.',
      'Thank you. We are onto item 7-A in our regular business, this is the annexation of 12 Elm Street.',
      'The owner has asked for it since the sewer reaches the lot now.',
    ]),
  );
  expect(cases.map(({ designator, title, state }) => [designator, title, state]).slice(-3)).toEqual(
    [
      ['5', 'Reports from the planning manager and the commission', 'discussed'],
      ['6', 'Sign on Mill Road', expect.anything()],
      ['7A', 'Annexation of 12 Elm Street', expect.anything()],
    ],
  );
});
