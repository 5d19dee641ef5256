import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { tidyMotion } from './motion-text.ts';

const votesOf = (text: string) =>
  readProceedings(transcriptOf([text])).votes.map(({ motion, outcome, method }) => ({
    motion,
    outcome,
    method,
  }));

const talk =
  'the revenues are going up by more than we had projected and most of that money goes to the roads fund so that the streets can be paved before the winter comes ';

it('ayes right behind the question answer it, where captions have no points', () => {
  const [first, second] = votesOf(
    `let us go on to the list do i have a motion i will make a motion that we approve the lease of the depot second all in favor aye okay i also have a letter from the club to read to you can i get a motion to file the letter second all in favor hi so ${talk}`,
  );
  expect(first).toMatchObject({ motion: 'approve the lease of the depot', outcome: 'adopted' });
  expect(second).toMatchObject({ outcome: 'adopted' });
});

it('“and a second” is no part of what is moved, however captions write it', () => {
  const [vote] = votesOf(
    `we have a hearing next i will make that motion to open the public hearing in a second all in favor aye okay ${talk}`,
  );
  expect(vote).toMatchObject({ motion: 'open the public hearing', outcome: 'adopted' });
});

it('a motion that captions lost was made where the chair asked for it and somebody seconded', () => {
  const votes = votesOf(
    `the appointment of ann lane to the park board is before you can i get a motion in a second i will second that all in favor aye okay we will move into our business items ${talk}`,
  );
  expect(votes).toHaveLength(1);
  expect(votes[0]).toMatchObject({ outcome: 'adopted' });
});

it('a roll that nobody called is read where names and answers take turns', () => {
  const { votes } = readProceedings(
    transcriptOf([
      `can i get a motion i move that we adopt the budget resolution second this is done by resolution ann hale aye roy i ortiz yeah okay we will move into our next hearing ${talk}`,
    ]),
  );
  expect(votes[0]?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'yes']);
});

it('who moves to close is named behind it', () => {
  const { votes } = readProceedings(
    transcriptOf([
      [
        'Chair',
        'Does anybody wish to speak to this item? Can we get a motion to close? Motion to close from Councilman Ortiz. Second from Councilwoman Hale. All in favor say aye. Opposed? Ayes have it.',
      ],
    ]),
  );
  expect(votes[0]).toMatchObject({
    motion: 'close',
    mover: 'Councilman Ortiz',
    seconder: 'Councilwoman Hale',
  });
});

it('filler words part no motion', () => {
  const said =
    'I would like to uh, make a motion that we um accept the resignation of Jane Waters. Second. Um, all in favor? Aye. Opposed? The motion carries.';
  expect(votesOf(said)).toMatchObject([
    {
      motion: expect.stringContaining('accept the resignation of Jane Waters'),
      outcome: 'adopted',
    },
  ]);
});

it.each([
  "I'd like to make a motion to refer the lease to the committee. Second.",
  "I'd like to make a motion to approve the lease for one year. Second.",
  'Is there a motion to postpone this instead? I would rather we wait for the survey.',
  'Can I have a motion first? I would rather we wait for the survey.',
])('what is moved or asked behind a question may be on the same: %s', (next) => {
  const { votes } = readProceedings(
    transcriptOf([
      'Item 4 is the lease of the depot to Harbor Marine.',
      'I move to approve the lease of the depot. Second. All in favor?',
      next,
      'We will come back to the lease in July, when we have seen it.',
    ]),
  );
  expect(votes.filter(({ outcome }) => outcome !== null)).toEqual([]);
});

it('a roll that is called from somebody on is a vote, ruled on in the same breath; "with" names who moves', () => {
  const record = readProceedings(
    transcriptOf([
      `we have a quorum the next item is the lease of the depot all right i will make a a motion that we approve the lease of the depot i'll second perfect motion with Dana second with Ruth roll call starting with Dana yes yes yes yes yes that passes um great that is basically it so looking for a motion to adjourn i'll make a motion that we adjourn second motion by Ruth second by Dana all those in favor yes yes we are adjourned for the year ${talk}`,
    ]),
  );
  expect(record.votes).toMatchObject([
    {
      motion: 'approve the lease of the depot',
      mover: 'Dana',
      seconder: 'Ruth',
      method: 'roll call',
      outcome: 'adopted',
    },
    { motion: 'adjourn', mover: 'Ruth', outcome: 'adopted' },
  ]);
});

it.each([
  ['postpone it for a period of time a', 'postpone it for a period of time'],
  ['approve option a', 'approve option a'],
  ['adopt Plan A', 'adopt Plan A'],
])(
  'an article before a second that captions cut off is no part of a motion: %s',
  (said, motion) => {
    expect(tidyMotion(said)).toBe(motion);
  },
);

it.each([
  ['adjourn motion and a second', 'adjourn'],
  ['approve the consent agenda may', 'approve the consent agenda'],
  ['hold the fair on the first of may', 'hold the fair on the first of may'],
  ['all right, Mr. motion', null],
  ["approve 42 2026 there's been a motion", 'approve 42 2026'],
  ['we I make a motion that we adjourn this meeting', 'adjourn this meeting'],
  ['be able to table this until June', 'table this until June'],
  ["approve yes you're making the motion", 'approve'],
])('what captions add to a motion is no part of it: %s', (said, motion) => {
  expect(tidyMotion(said)).toBe(motion);
});

it('a ruling ends a roll in captions without points, whoever is congratulated in the same breath', () => {
  const vote = readProceedings(
    transcriptOf([
      'we have a quorum with Robinson here Brown here Glover here Sperry here and Gettel here the next item is resolution number 51 confirming the appointment of Adam Olson',
      `i move that we approve resolution number 51 confirming the appointment of Adam Olson second okay we have a motion and a second any discussion Rory will you call roll yes councilmember Robinson aye councilmember Brown yes councilmember Glover yes councilmember Sperry hi and councilmember Gettel hi that carries congratulations Adam but do not go anywhere but we can still clap for Adam repeat after me i state your name do you solemnly swear that i will support obey and defend the constitution of the state and the laws and ordinances of this city and that i will discharge the duties of my office with fidelity and to the best of my abilities for as long as it is given to me by the mayor and by all of you`,
    ]),
  ).votes.find(({ motion }) => motion?.includes('51'));
  expect(vote).toMatchObject({ outcome: 'adopted', yes: 5, no: 0 });
});

it('a ruling right behind the last answer is heard, whatever is said of it in the same breath', () => {
  const { votes } = readProceedings(
    transcriptOf([
      'I make a motion that we approve the rezoning of the Mill Road site.',
      'I second that.',
      'Holt no.',
      'Morrison no.',
      'Hale no and the chair votes no the motion is failed this will go to the county board madam chair it would be appropriate to have another motion even if that is a motion to deny okay thank you so much you are right just do not ask me for a second one',
    ]),
  );
  expect(votes).toMatchObject([
    { motion: 'approve the rezoning of the Mill Road site', outcome: 'rejected' },
  ]);
});

it.each([
  'At the last meeting there was no motion approved on the lease of the depot.',
  'If you vote no the motion fails and the lease ends in June.',
])('what would be ruled, or was not, rules on nothing: %s', (said) => {
  const { votes } = readProceedings(
    transcriptOf([
      'The next item is the lease of the depot.',
      'I move that we approve the lease of the depot.',
      'Second.',
      said,
      'We will take it up again when the county has answered us.',
    ]),
  );
  expect(votes).toEqual([]);
});
