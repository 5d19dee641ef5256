import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

type Turn = [speaker: string, text: string];

const put: Turn[] = [
  ['Speaker 1', 'All those in favor?'],
  ['Speaker 1', 'Opposed? The motion passes.'],
];
const opening: Turn = ['Speaker 1', 'Good evening. I call this meeting to order.'];

const read = (turns: readonly Turn[]) => readProceedings(transcriptOf([opening, ...turns]));
const casesOf = (turns: readonly Turn[]) =>
  read(turns)
    .cases.filter(({ title }) => !/^(?:Opening|Call to order)$/.test(title))
    .map(({ title, state }) => `${title}: ${state}`);

describe('papers that are called by their number and who brings them', () => {
  it('are a case each, with what they are', () => {
    expect(
      casesOf([
        [
          'Speaker 1',
          '25152 offered by Councilor Lark, resolution to repair the depot roof before winter, give me one second here.',
        ],
        ['Speaker 1', 'On the motion of Councilor Lark to approve, seconded by Councilor Moss.'],
        ...put,
        [
          'Speaker 1',
          'We have 25 160 submitted by the Harbor Commission, request for new pilings.',
        ],
        ['Speaker 1', 'On the motion of Councilor Moss to table, seconded by Councilor Lark.'],
        ...put,
      ]),
    ).toEqual([
      '25152, resolution to repair the depot roof before winter: adopted',
      '25 160, request for new pilings: tabled',
    ]);
  });

  it('are decided as the main paper, once what amends them is', () => {
    const { cases, votes } = read([
      ['Speaker 1', '25152, offered by Councilor Lark, resolution to repair the depot roof.'],
      ['Speaker 1', 'Is there a motion to adopt the amended list of repairs to the roof?'],
      ['Speaker 1', 'On the motion of Councilor Moss, seconded by Councilor Lark.'],
      ...put,
      [
        'Speaker 1',
        'And is there a motion to approve the main paper on the motion of Councilor Lark to approve?',
      ],
      ['Speaker 1', 'Seconded by Councilor Moss.'],
      ...put,
    ]);
    const place = cases.findIndex(({ title }) => title.includes('depot roof'));
    expect(votes.map(({ item, mover }) => [item, mover])).toEqual([
      [place, 'Councilor Moss'],
      [place, 'Councilor Lark'],
    ]);
  });

  it('stand together where a committee reports on several', () => {
    expect(
      casesOf([
        ['Speaker 1', 'Reports of committees 24 073 and 24 354 offered by Councilor Lark.'],
        ['Speaker 1', 'On the motion to approve by Councilor Lark, seconded by Councilor Moss.'],
        ...put,
      ]),
    ).toEqual(['Reports of committees 24 073 and 24 354, brought by Councilor Lark: adopted']);
  });
});

it('the records of a meeting are its minutes', () => {
  expect(
    casesOf([
      [
        'Speaker 1',
        'The records of the meeting of September 30th, 2025 were passed to Councilor Moss.',
      ],
      ['Speaker 2', 'I found them in order and move to approve.'],
      ['Speaker 1', 'Seconded by Councilor Lark.'],
      ...put,
    ]),
  ).toEqual(['Approval of the minutes of the meeting of September 30th, 2025: adopted']);
});

it('a motion to table is one, told by who makes it and by the chair, and leaves the next to others', () => {
  const { votes } = read([
    ['Speaker 1', 'The next item is the lease of the depot.'],
    ['Speaker 2', 'I have not read it, so I have a motion to table.'],
    ['Speaker 1', 'On the motion of Councilor Moss to table, seconded by Councilor Lark.'],
    ...put,
    ['Speaker 1', 'The next item is the report on the harbor.'],
    ['Speaker 1', 'On the motion to approve by Councilor Lark, seconded by Councilor Moss.'],
    ...put,
  ]);
  expect(votes.map(({ mover, seconder }) => [mover, seconder])).toEqual([
    ['Councilor Moss', 'Councilor Lark'],
    ['Councilor Lark', 'Councilor Moss'],
  ]);
});

it('a session that a committee may hold behind closed doors is not held', () => {
  expect(
    casesOf([
      ['Speaker 1', 'The next item is the hiring of a harbor master.'],
      [
        'Speaker 1',
        'And three of us could screen them, that group could decide to go into executive session for it.',
      ],
      ['Speaker 1', 'On the motion of Councilor Moss to approve, seconded by Councilor Lark.'],
      ...put,
    ]),
  ).toEqual(['Hiring of a harbor master: adopted']);
});

it('an action item is taken up by its number', () => {
  expect(
    casesOf([
      ['Speaker 1', 'Okay. Action item number six.'],
      ['Speaker 1', 'Okay. To choose a contractor for the harbor wall.'],
      ['Speaker 1', 'On the motion of Councilor Moss to approve, seconded by Councilor Lark.'],
      ...put,
    ]),
  ).toEqual([expect.stringMatching(/contractor for the harbor wall: adopted$/)]);
});
