import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

type Turn = [speaker: string, text: string];

const roll = (answers: readonly Turn[]): Turn[] =>
  ['Mr. Abel?', 'Ms. Birch?', 'Dr. Cole?'].flatMap((call, at): Turn[] => {
    const answer = answers[at];
    return answer ? [['Speaker 2', call], answer] : [];
  });
const present: Turn[] = [
  ['Speaker 3', 'Here.'],
  ['Speaker 4', 'Here.'],
  ['Speaker 5', 'Here.'],
];
const ayes = present.map(([speaker]): Turn => [speaker, 'Aye.']);
const moved: Turn[] = [
  [
    'Speaker 1',
    'Thank you. We have a quorum. It is a warm evening. Next is the lease of the old depot.',
  ],
  ['Speaker 3', 'I move to renew the lease.'],
  ['Speaker 5', 'Second.'],
  ['Speaker 1', 'Roll call.'],
];

const peopleOf = (first: Turn[]) => {
  const turns: Turn[] = [['Speaker 1', 'Could we have the roll?'], ...roll(first), ...moved];
  const [vote] = readProceedings(
    transcriptOf([...turns, ...roll(ayes), ['Speaker 1', 'The motion carries.']]),
  ).votes;
  return [vote?.mover ?? null, vote?.seconder ?? null];
};

it('who answers whenever a name is called bears it, also where they move and second', () => {
  expect(peopleOf(present)).toEqual(['Mr. Abel', 'Dr. Cole']);
});

it('a voice that answers to two names bears none', () => {
  const swapped: Turn[] = [
    ['Speaker 5', 'Here.'],
    ['Speaker 4', 'Here.'],
    ['Speaker 3', 'Here.'],
  ];
  expect(peopleOf(swapped)).toEqual([null, null]);
});

it('who speaks whenever a name is given the floor bears it, also where they move', () => {
  const floor: Turn[] = [
    ['Speaker 1', 'I recognize Ms. Birch.'],
    ['Speaker 4', 'The depot has stood empty since the spring.'],
    ['Speaker 1', 'Ms. Birch, go ahead.'],
    ['Speaker 4', 'It would cost us more to keep it empty than to let it.'],
    ['Speaker 1', 'Next is the lease of the old depot. Is there a motion?'],
    ['Speaker 4', 'I move to renew the lease.'],
    ['Speaker 5', 'Second.'],
    ['Speaker 1', 'All in favor? Opposed? The motion carries.'],
  ];
  const [vote] = readProceedings(transcriptOf(floor)).votes;
  expect(vote?.mover).toBe('Ms. Birch');
});
