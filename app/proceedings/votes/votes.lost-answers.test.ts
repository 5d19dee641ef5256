import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** Captions write names that the clerk calls, and lose most of the answers. */
const { votes } = readProceedings(
  transcriptOf([
    "We can move to the lease of the depot. Is there a motion to approve the lease? I move to approve it as presented. The motion's been made by Council Member Hall and seconded by Council Member Quist.",
    'A roll call vote. Council Member Bell. Aye. Council Member Quist. Council Member Hall, Council Member Ode, motion passed unanimously. We will go on to public comment.',
  ]),
);

it('a roll whose last names and ruling stand in one sentence is whole where it was unanimous', () => {
  expect(votes).toMatchObject([{ outcome: 'adopted', yes: 4, no: 0, method: 'roll call' }]);
  expect(votes[0]?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'yes', 'yes']);
});

it('who is told to have made a motion that had "been made" is its mover', () => {
  expect(votes[0]).toMatchObject({
    mover: 'Council Member Hall',
    seconder: 'Council Member Quist',
  });
});

it('as many vote as the same names are called, though a talk’s yes is heard among their answers', () => {
  const names = ['Ken', 'Dan', 'Rolando', 'Rita'];
  const roll = (talk = '') => `Roll call. ${names.map((name) => `${name}. Aye. `).join('')}${talk}`;
  const matters = ['lease of the barn', 'repair of the pump', 'sale of the truck', 'audit'];
  const said = matters.map((matter, at) => [
    `Next is the ${matter}. I move that we approve the ${matter}. I'll second.`,
    `${roll(at === 1 ? 'Thank you.' : '')} ${at === 1 ? '' : 'Yeah. '}Okay, good.`,
  ]);
  const { votes: told } = readProceedings(transcriptOf(said.flat()));
  expect(told.map(({ yes, no }) => [yes, no])).toEqual(matters.map(() => [4, 0]));
});

it('whole names that are called one by one, each with its answer, are a roll that nobody called', () => {
  const {
    votes: [told],
  } = readProceedings(
    transcriptOf([
      "I make a motion that the commission approve the site plan. Is there a second? I'll second that. Okay.",
      ...[
        'Dana Hart,',
        'yes.',
        'Owen Crail,',
        'yes.',
        'Lena Ortiz,',
        'no.',
        'Jude George,',
        'yes.',
      ],
      'This motion carries. Thank you.',
      'Next on our agenda is the sign plan. Would you like to add anything? You might have to raise your hand.',
      'If you would like to speak to this item, please use the raise your hand feature.',
    ]),
  );
  expect(told).toMatchObject({ outcome: 'adopted', yes: 3, no: 1, method: 'roll call' });
  expect(told?.rollCall.map(({ name }) => name)).toEqual([
    'Dana Hart',
    'Owen Crail',
    'Lena Ortiz',
    'Jude George',
  ]);
});

/** A closed caption file with its voices: the clerk reads the item, each answers behind their thanks. */
const labelled: [string, string][] = [
  ['Adams', 'Karla, please call the vote on item number 57. Item 57 roll.'],
  [
    'Fritz',
    'Thanks to the staff for assisting us with the public involvement in this agenda. Aye.',
  ],
  ['Fish', 'This is an ambitious agenda in tough times. Pleased to vote aye.'],
  ['Saltzman', 'Aye.'],
  [
    'Adams',
    'I want to thank Martha and her team. Aye. The legislative agenda is approved. [gavel pounded] please read the item, item number 58. Item 58.',
  ],
];

it('the clerk who reads the item behind the call of its roll does not end the roll', () => {
  const { votes: told } = readProceedings(transcriptOf(labelled));
  expect(told).toMatchObject([{ outcome: 'adopted', yes: 4, no: 0 }]);
  expect(told[0]?.rollCall.map(({ name }) => name)).toEqual(['Fritz', 'Fish', 'Saltzman', 'Adams']);
});

it('an item that is approved by its number behind an aye is no count of ayes', () => {
  const { votes: told } = readProceedings(
    transcriptOf([
      'We have a motion to approve the bonds. Is there a second? Second. All in favor? Aye 60 is approved.',
    ]),
  );
  expect(told).toMatchObject([{ outcome: 'adopted', yes: null, no: null }]);
});

it('what is asked for in two words behind a second is a vote, also where the next matter needs none', () => {
  const { votes: told } = readProceedings(
    transcriptOf([
      'We have a motion to prepare a proclamation in honor of the festival. So moved. Second. In favor.',
      'We have some old equipment. We have a motion made and seconded to declare two printers as surplus. So moved. Second. All in favor.',
      "And then we do have here, we don't need a vote on it, but just a notice of a rate hearing.",
    ]),
  );
  expect(told.map(({ outcome, motion }) => [outcome, motion])).toEqual([
    ['adopted', expect.stringMatching(/proclamation/)],
    ['adopted', expect.stringMatching(/printers/)],
  ]);
});

it('a roll that was ruled on goes on with who was left out of it', () => {
  const [told] = readProceedings(
    transcriptOf([
      'Item 2 is the lease of the depot. I move that we approve the lease. Second. Please call the roll.',
      'Commissioner Bell? Yes. Wonderful, Commissioner Bell, yes. Commissioner Hall? Yes. Commissioner Ode? Yes. Commissioner Quist? Yes. The motion passes.',
      "Did you get Commissioner Roy's vote on that? I made the motion, you can assume it. Oh, Commissioner Roy? Yes. Wonderful.",
      'Item 3 is the audit. I move that we accept the audit. Second. Please call the roll.',
      'Commissioner Bell? Yes. Commissioner Hall? Yes. Commissioner Ode? Yes. Commissioner Quist? Yes. Commissioner Roy? Yes. The motion passes.',
    ]),
  ).votes;
  expect(told?.rollCall.map(({ name }) => name.split(' ').at(-1))).toEqual([
    'Bell',
    'Hall',
    'Ode',
    'Quist',
    'Roy',
  ]);
  expect(told).toMatchObject({ yes: 5, no: 0 });
});

it('a motion to adjourn is one however captions spell it, and carries where the record ends', () => {
  const [told] = readProceedings(
    transcriptOf([
      'Good evening, I call the meeting to order. I hope that you are well. Item 1 is the audit. You have it before you.',
      'We have a motion to adjurnn. Second. All in favor? Thank you guys.',
    ]),
  ).votes;
  expect(told).toMatchObject({ motion: 'adjourn', outcome: 'adopted' });
});

it('a roll whose last answer runs into the ruling is whole', () => {
  const [minutes, rezone] = readProceedings(
    transcriptOf([
      'We will call to order the council. We will now move to our acceptance of the minutes and approval of the agenda for this evening.',
      'I will accept the minutes as corrected and the agenda. I make that motion. I will second the motion. We will do a roll call vote. Hale, I. Roy, I. Bell, I.',
      'And Mike, I we have uh accepted the minutes and approved the agenda. You know when we meet next.',
      'We will now move to ordinance 26-05, the depot rezone. I move that we approve ordinance 26-05. Second. We will do a roll call vote. Hale, I.',
      'Roy I Bell I and Mike I ordinance 26-05 passes.',
    ]),
  ).votes;
  for (const vote of [minutes, rezone]) {
    expect(vote).toMatchObject({ method: 'roll call', outcome: 'adopted', yes: 4, no: 0 });
    expect(vote?.rollCall.map(({ name }) => name)).toEqual(['Hale', 'Roy', 'Bell', 'Mike']);
  }
});

it('a roll of which captions lost the answers, and garbled a call, ends in its ruling', () => {
  const { votes: told } = readProceedings(
    transcriptOf([
      'Next is the lease of the barn. Is there a motion? I move that the council approve the lease of the barn.',
      "Is there a second? The motion's been made and seconded. A roll call vote. Council member Hall, Council member Ode, Council member Dorn.",
      'Council Mayor Quist, Council member Bell, Council member Lane, motion passed unanimously. Wonderful.',
    ]),
  );
  expect(told).toMatchObject([{ outcome: 'adopted', method: 'roll call', mover: null }]);
});

it('whoever answers the chair within one line of captions is not the chair', () => {
  const {
    votes: [told],
  } = readProceedings(
    transcriptOf([
      'I am Mayor Reed. Next is the lease of the barn. Seeing none, is there a motion, I move that the council approve the lease of the barn.',
      "Is there a second? Second. A motion's been made by Council member Hall and seconded by Council member Ode. All in favor? Aye. Opposed? Motion carries.",
    ]),
  );
  expect(told).toMatchObject({
    mover: 'Council member Hall',
    seconder: 'Council member Ode',
  });
});

it('a roll that leaves out whoever answers every other is told as unanimous, and not by its count', () => {
  const names = ['Hall', 'Ode', 'Dorn', 'Quist', 'Bell'];
  const roll = (called: string[]) => called.map((name) => `Council member ${name}? Aye.`).join(' ');
  const { votes: told } = readProceedings(
    transcriptOf(
      ['barn', 'depot', 'pool', 'mill'].flatMap((lease, at) => [
        `Next is the lease of the ${lease}. I move to approve the lease of the ${lease}. Second. The clerk will call the roll.`,
        `${roll(at === 3 ? names.filter((name) => name !== 'Dorn') : names)} Motion passed unanimously.`,
      ]),
    ),
  );
  expect(told.map(({ yes, no }) => [yes, no])).toEqual([
    [5, 0],
    [5, 0],
    [5, 0],
    [null, 0],
  ]);
});
