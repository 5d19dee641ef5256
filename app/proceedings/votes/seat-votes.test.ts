import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...turns: string[]) =>
  readProceedings(
    transcriptOf(['Item two is the election of officers. Nominations are open.', ...turns]),
  ).votes.map(({ motion, yes, no, outcome }) => ({ motion, yes, no, outcome }));

describe('a seat for which several are named', () => {
  const named = [
    "I'd like to nominate Sam Ortiz as vice chair. I'll second that.",
    'Any other nominations? I nominate Rita Bell. Okay, we have two nominations.',
  ];

  it('goes to the one of whom it is said, whoever was named last', () => {
    const found = votesOf(
      ...named,
      'All in favor of Sam Ortiz? Three. All in favor of Rita Bell? One. Mr. Ortiz is the vice chair.',
    );
    expect(found).toMatchObject([
      { motion: 'nominate Sam Ortiz as vice chair', yes: 3, outcome: 'adopted' },
      { motion: 'nominate Rita Bell', yes: 1, outcome: 'rejected' },
    ]);
  });

  it('goes to whom most were counted for, where nobody says who has it', () => {
    const found = votesOf(
      ...named,
      'All in favor of Sam Ortiz? One. All in favor of Rita Bell? Four. All right.',
    );
    expect(found).toMatchObject([
      { motion: 'nominate Sam Ortiz as vice chair', outcome: 'rejected' },
      { motion: 'nominate Rita Bell', outcome: 'adopted' },
    ]);
  });

  it('has the count that was told with the ruling', () => {
    const found = votesOf(
      'I would like to nominate Mr. Ortiz for president.',
      'I nominate Ms. Lane for president.',
      'All those in favor of Mr. Ortiz, please raise your hand. One, two. All those in favor of Ms. Lane, raise your hand. One, two, three.',
      'Ms. Lane is elected president by a vote of three to two. Congratulations, Ms. Lane.',
    );
    expect(found.filter(({ outcome }) => outcome === 'adopted')).toEqual([
      { motion: 'nominate Ms. Lane for president', yes: 3, no: 2, outcome: 'adopted' },
    ]);
  });

  it('is nobody’s where nothing says whose it is', () => {
    const found = votesOf(...named, 'All in favor say aye. Aye. Opposed? Nay. Well.');
    expect(found.filter(({ outcome }) => outcome === 'adopted')).toEqual([]);
  });
});

it('the only one who is named is whom the vote is on', () => {
  const found = votesOf(
    'I nominate Dana Hale for chair. Second. Hearing no others, all in favor say aye. Aye. Opposed? Motion carries.',
  );
  expect(found).toMatchObject([{ motion: 'nominate Dana Hale for chair', outcome: 'adopted' }]);
});

describe('what is no vote on the seat', () => {
  const named = [
    "I'd like to nominate Sam Ortiz as vice chair. I'll second that. I nominate Rita Bell.",
    'All in favor of Sam Ortiz? Three. All in favor of Rita Bell? One. Mr. Ortiz is the vice chair.',
  ];

  it('is the next matter, though a nominee moved it', () => {
    const found = votesOf(
      ...named,
      'Item three is the lease of the depot. I move to approve the lease of the depot. Second. All in favor of the motion by Mr. Ortiz say aye. Aye. Opposed? Motion carries.',
    );
    expect(found.at(-1)).toMatchObject({
      motion: 'approve the lease of the depot',
      outcome: 'adopted',
    });
  });

  it('is what a nominee is besides', () => {
    const found = votesOf(
      named[0] ?? '',
      'All in favor of Sam Ortiz? One. All in favor of Rita Bell? Four. Mr. Ortiz is still on the board, thank you.',
    );
    expect(found).toMatchObject([{ outcome: 'rejected' }, { outcome: 'adopted' }]);
  });

  it('is another seat, each with its own ruling', () => {
    const found = votesOf(
      'I nominate Dana Hale for chair. I nominate Rita Bell for vice chair. Second.',
      'All in favor of Dana Hale say aye. Aye. Opposed? Motion carries. All in favor of Rita Bell say aye. Aye. Opposed? Motion carries.',
    );
    expect(found.every(({ outcome }) => outcome === 'adopted')).toBe(true);
  });

  it('is whoever declined', () => {
    const found = votesOf(
      'I nominate Ann Lee for chair. I respectfully decline. I nominate Bob Fox for chair. Second.',
      'All in favor say aye. Aye. Opposed? Motion carries.',
    );
    expect(found.at(-1)).toMatchObject({
      motion: 'nominate Bob Fox for chair',
      outcome: 'adopted',
    });
  });
});
