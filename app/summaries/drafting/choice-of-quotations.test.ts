import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { draftExtractively } from './extractive-drafter.ts';

type Turn = string | [string, string];

/** What is quoted of a record, in the order of its cases, after each as `case: quotation`. */
async function quoted(
  turns: Turn[],
  { words, agenda = [] }: { words?: number; agenda?: string[] },
) {
  const entries = agenda.map((line) => {
    const [designator = '', ...title] = line.split(' ');
    return plainEntry({ designator, title: title.join(' '), level: 0 });
  });
  const { sentences } = await draftExtractively(transcriptOf(turns), { words, agenda: entries });
  return sentences.flatMap(({ basis, section, text }) =>
    basis === 'quoted' && section !== 'In short' ? text : [],
  );
}

/** Talk that nobody needs to read. */
const talk = [
  'We were out there last week and it was a nice walk along the river with everybody.',
  'I remember when my children were small and we went there to feed the ducks on Sunday.',
  'That was a long time ago and the place has changed, as all of us here have seen.',
];

describe('what people said is chosen', () => {
  it('where somebody tells what a place is meant for', async () => {
    const told = await quoted(
      [
        'Item 5A is the land use amendment for 2401 Elm Street.',
        ...talk,
        'The property owner intends to use the property as a childcare facility.',
        ...talk,
        'Item 5B is the fee schedule.',
      ],
      { agenda: ['5A Land use amendment for 2401 Elm Street', '5B Fee schedule'] },
    );
    expect(told.join(' ')).toContain('intends to use the property as a childcare facility.');
  });

  it('where the sentence after the title goes on about what it names', async () => {
    const told = await quoted(
      [
        'Item 6 is Ordinance 1697 amending the zoning map for two acres of the Butler farm.',
        'It is located at approximately 283 East Tanager Lane.',
        ...talk,
        'Item 7 is the fee schedule.',
      ],
      {
        agenda: [
          '6 Ordinance 1697 amending the zoning map for two acres of the Butler farm',
          '7 Fee schedule',
        ],
      },
    );
    expect(told.join(' ')).toContain('It is located at approximately 283 East Tanager Lane.');
  });

  it('where a rule is told with its measure, and not where a title is read out', async () => {
    const told = await quoted(
      [
        'There are two ordinances for a public hearing tonight, and the first is 9.1.',
        'So 9.1 is ordinance 77 2026 for a public hearing and final adoption on the 14th of May.',
        'In ordinance of the city of Quarry amending chapters 110 and 107 of the code by March 1.',
        ...talk,
        'Basically the finished floor is 18 inches above the pavement or a foot above the base line whichever is higher.',
        ...talk,
        'Item 9.2 is the fee schedule.',
      ],
      { agenda: ['9.1 Ordinance No. 77 on finished floors', '9.2 Fee schedule'] },
    );
    expect(told).toEqual([expect.stringContaining('18 inches above the pavement')]);
  });

  it('where a sentence tells the other number of the one before it', async () => {
    const told = await quoted(
      [
        'Item 6 is the rezoning of the Butler farm.',
        ...talk,
        'The proposed zoning is a 13,000 square foot minimum lot size.',
        'It currently is a 40,000 square foot minimum.',
        ...talk,
        'Item 7 is the fee schedule.',
      ],
      { agenda: ['6 Rezoning of the Butler farm', '7 Fee schedule'] },
    );
    expect(told.join(' ')).toMatch(/13,000 square foot[^“]*40,000 square foot/);
  });

  it('also under “Other”, which is no ceremony', async () => {
    const told = await quoted(
      [
        'Item 9 is the fee schedule.',
        ...[...talk, ...talk, ...talk, ...talk],
        'Item 10, other business.',
        [
          'MS. HALE',
          'The front entrance of the Smith school will be complete in the week of August 17.',
        ],
      ],
      { agenda: ['9 Fee schedule', '10 Other'] },
    );
    expect(told.join(' ')).toContain('complete in the week of August 17.');
  });
});

it('a line that captions run together is cut at the day that ends a sentence', async () => {
  const told = await quoted(
    [
      'Item 4 is the rezoning of the Butler farm.',
      'This legislation will be back before the committee on September 9. our next item of business is the fee schedule.',
      'Item 5 is the fee schedule.',
    ],
    { agenda: ['4 Rezoning of the Butler farm', '5 Fee schedule'] },
  );
  expect(told).toEqual([
    expect.stringMatching(/will be back before the committee on September 9\.”$/),
  ]);
});

it('what a town decides is quoted before what it invites to', async () => {
  const told = await quoted(
    [
      'Item 9 is announcements.',
      'The fishing tournament will start on July 22 with 18 teams and tickets are on sale until July 20.',
      ...talk,
      'The road over the two bridges will be closed to all but local traffic from July 27.',
      ...talk,
      'Item 10 is adjournment.',
    ],
    { agenda: ['9 Announcements', '10 Adjournment'], words: 24 },
  );
  expect(told.join(' ')).toContain('The road over the two bridges will be closed');
  expect(told.join(' ')).not.toContain('tournament');
});
