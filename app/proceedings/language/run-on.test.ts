import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { cutRunOn } from './run-on.ts';

const pieces = (text: string) =>
  cutRunOn({ text, start: 0, end: text.length }).map((piece) => piece.text);

it('captions without points are cut where names are called, answers end and the chair rules', () => {
  expect(
    pieces(
      'please call the vote Trustee Voss yes Trustee Amir no Trustee Pell yes motion approved',
    ),
  ).toEqual([
    'please call the vote',
    'Trustee Voss yes',
    'Trustee Amir no',
    'Trustee Pell yes',
    'motion approved',
  ]);
  expect(pieces('Diaz aye Okafor no Trujillo aye Motion carries')).toEqual([
    'Diaz aye',
    'Okafor no',
    'Trujillo aye',
    'Motion carries',
  ]);
});

it('captions without points are not cut inside a step', () => {
  expect(
    pieces(
      'moved by Trustee Voss and that is for the pump do we have a second second Trustee Amir all those in favor say aye any opposed ' +
        'three in favor one opposed the next request is the lease of the old depot for another five years',
    ),
  ).toEqual([
    'moved by Trustee Voss and that is for the pump',
    'do we have a second',
    'second Trustee Amir',
    'all those in favor say aye',
    'any opposed',
    'three in favor one opposed',
    'the next request is the lease of the old depot for another five years',
  ]);
});

it('what only mentions a vote stays whole', () => {
  const told =
    'I said yes to Commissioner Voss when she asked whether the motion passed last year.';
  expect(pieces(told)).toEqual([told]);
});

it('a vote in captions without points is found with its roll', () => {
  const [vote] = readProceedings(
    transcriptOf([
      'I move to approve the bid of Ridgeway Electric for the pump station',
      'second by Trustee Amir all right please call the roll Trustee Voss yes Trustee Amir yes Trustee Pell no motion carries',
    ]),
  ).votes;
  expect(vote).toMatchObject({ outcome: 'adopted', seconder: 'Trustee Amir' });
  expect(vote?.rollCall.map((one) => one.vote)).toEqual(['yes', 'yes', 'no']);
});

it('captions without points are cut where items are read and where an aye was heard as I', () => {
  expect(
    pieces(
      'the question is now on the lease roll call vote Trustee Voss I Trustee Amir hi you have two in the affirmative that motion passes ' +
        "we're now on to 12.3 bid of Ridgeway Electric for two pumps and 2.5 million in reserves 12.4 grant for the reading room in the library",
    ),
  ).toEqual([
    'the question is now on the lease',
    'roll call vote',
    'Trustee Voss I',
    'Trustee Amir hi',
    'you have two in the affirmative',
    'that motion passes',
    "we're now on to 12.3 bid of Ridgeway Electric for two pumps and 2.5 million in reserves",
    '12.4 grant for the reading room in the library',
  ]);
});

it('a point that captions set where somebody only paused ends no sentence', () => {
  const { sentences } = readProceedings(
    transcriptOf(['I will make a motion of.', 'approving the plan with a limit of 800 dollars.']),
  );
  expect(sentences.map(({ text }) => text)).toEqual([
    'I will make a motion of approving the plan with a limit of 800 dollars.',
  ]);
});

it('what is decided and taken up next in one breath is parted, and numbers of the code are not', () => {
  expect(
    pieces(
      "I'll make the motion that we move to adopt ordinance 2020-10 amending the municipal code title 3.08 electronic meetings as presented okay can I get a second and this is done by roll call dana yes lou yes ray okay great that carried discussion in action mosquito abatement agreement with the county",
    ),
  ).toEqual([
    "I'll make the motion that we move to adopt ordinance 2020-10 amending the municipal code title 3.08 electronic meetings as presented",
    'okay',
    'can I get a second and this is done by',
    'roll call dana yes lou yes ray',
    'okay great that carried',
    'discussion in action mosquito abatement agreement with the county',
  ]);
});

it('whoever is all in favor puts no question', () => {
  const { votes, cases } = readProceedings(
    transcriptOf([
      "let's go ahead and move on to the municipal code amendment 3.08 electronic meetings pam did you want to explain that",
      "yes the state code requires us to adopt it so I'll make the motion that we move to adopt ordinance 2020-10 amending the municipal code title 3.08 electronic meetings as presented okay can I get a second second and this is done by roll call dana yes lou yes ray okay great that carried",
      "we'll move on to code amendment parking regulations ordinance 2020-11 this is about the trucks on Elm Street",
      "the mosquitoes have been pretty good so far and I want to keep that so I'm all in favor of this the flies or whatever they are called are not affected by the spray obviously",
    ]),
  );
  expect(votes).toMatchObject([
    { outcome: 'adopted', motion: expect.stringMatching(/^adopt ordinance/) },
  ]);
  expect(cases.map(({ title }) => title)).toEqual([
    expect.stringContaining('electronic meetings'),
    expect.stringContaining('2020-11'),
  ]);
});
