import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const roll =
  'any discussion call the question mr ortega aye mrs lund aye miss brandt aye dr oduya aye mr hale aye';
const { cases, votes } = readProceedings(
  transcriptOfLines(`
    good evening welcome to the board of trustees please call the roll mr ortega here mrs lund here miss brandt here dr oduya here mr hale here
    item one four approval of minutes there is none
    item one nine two discussion and action on the election of chair of the board of trustees
    I make a motion that miss ada brandt serve as the chair of the board of trustees second I move that the nomination
    ${roll}
    item six one discussion and action on the acceptance of a training grant from the workforce commission in the amount of forty thousand dollars
    move to approve second ${roll}
    item six two discussion and action on the approval of a cooperative agreement with the university for the small business center
    move to approve second any discussion I have a question what is this for we run the center here and the university passes the grant on to us
    ${roll}
    that'll be one nine five
    discussion and action to approve the restated resolution for the endowment fund
    move to approve second ${roll}
    we have a motion to adjourn second we are adjourned
  `),
);

describe('numbers of several parts that are said one after the other', () => {
  it('are those of items, each with its own title and its own vote', () => {
    expect(cases.map(({ designator, title }) => [designator, title])).toEqual(
      expect.arrayContaining([
        ['1.4', 'Approval of minutes'],
        ['6.2', expect.stringMatching(/^Approval of a cooperative agreement/)],
        ['1.9.5', expect.stringMatching(/^Restated resolution for the endowment fund/)],
      ]),
    );
    expect(votes.map(({ items }) => items.map((item) => cases[item]?.designator))).toEqual(
      expect.arrayContaining([['1.9.2'], ['6.1'], ['6.2'], ['1.9.5']]),
    );
  });

  it('a motion on the nomination that is broken off leaves the vote to whoever was named', () => {
    const [seat] = votes;
    expect(seat?.motion).toMatch(/ada brandt serve as the chair/i);
  });
});

it('counts that are said behind an item once or twice are no parts of its number', () => {
  const found = readProceedings(
    transcriptOfLines(`
      The meeting will come to order.
      Item four is the lease of the depot. Three bids came in.
      I move to approve item four. Second. All in favor? Aye. Motion carries.
      On item five two people wrote to us, and on item six three people did.
      Item five is the sale of the truck. I move to approve it. Second. All in favor? Aye. Motion carries.
      We are adjourned.
    `),
  );
  expect(found.cases.map(({ designator }) => designator)).toEqual(
    expect.arrayContaining(['4', '5']),
  );
  expect(found.cases.some(({ designator }) => designator?.includes('.'))).toBe(false);
});

it('twenty and a count behind it are one number, and so is a count above twelve', () => {
  const found = readProceedings(
    transcriptOfLines(
      [
        'one is the lease of the depot',
        'two is the purchase of a truck',
        'three is the roof of the library',
      ]
        .map(
          (item) =>
            `Item twenty ${item}. I move to approve it. Second. All in favor? Aye. Motion carries.`,
        )
        .join('\n'),
    ),
  );
  expect(found.cases.some(({ designator }) => designator?.includes('.'))).toBe(false);
});
