import { describe, expect, it } from 'vitest';
import { findTallies } from './tallies.ts';

describe('counts of votes', () => {
  it.each([
    ['On this vote, the yeas are 27 and the nays are zero.', 27, 0],
    ['Two yeas, eight nays.', 2, 8],
    ['Two years, eight nays.', 2, 8],
    ['Two yeas, eight days.', 2, 8],
    ['Four yeas, nine ayes.', 4, 9],
    ['Four yeas and nays.', 4, null],
    ['For yeas and nays.', 4, null],
    ['Ayes. Two nays.', null, 2],
    ['The vote is 5 to 2.', 5, 2],
    ['Motion passes 6-1.', 6, 1],
    ['It was approved on a 7–0 vote.', 7, 0],
    ['Five in favor, none opposed.', 5, 0],
    ['Seven ayes, no nays.', 7, 0],
    ['Six in the affirmative, none in the negative.', 6, 0],
    ['Yes, six in the affirmative, one opposed.', 6, 1],
    ['Four in favor, two absent.', 4, null],
    ['The agenda is approved with 12 votes.', 12, null],
    ['The motion carries six votes to one.', 6, 1],
    ['Carries four, three, and that will need a code change.', 4, 3],
    ['The yays have it, 4 to 3.', 4, 3],
    ["So that's two two, it fails on a tie.", 2, 2],
    ['Six in favor. No one opposed.', 6, 0],
    ['The lease was renewed, 3 to 1 by voice vote.', 3, 1],
    ['The yeas are 27. The nays are two.', 27, 2],
    ['Motion carries five zero.', 5, 0],
    ['Five for, two against.', 5, 2],
    ['I count five hands in favor and two against.', 5, 2],
    ['The resolution is adopted as amended, seven to zero.', 7, 0],
    ['It is tabled, five nothing.', 5, 0],
    ['The lease was approved with a 50 vote.', 5, 0],
    ['It passed by a vote of 41.', 4, 1],
    ['Carried by a seven to nothing vote.', 7, 0],
  ])('are read from “%s”', (text, yes, no) => {
    expect(findTallies(text)).toMatchObject([{ yes, no }]);
  });

  it('tell abstentions apart', () => {
    expect(findTallies('Motion carries 4-3-1')).toMatchObject([{ yes: 4, no: 3, abstain: 1 }]);
    expect(findTallies('Three in favor. None opposed. One abstained.')).toMatchObject([
      { yes: 3, no: 0, abstain: 1 },
    ]);
  });

  it.each([
    'All those in favor say aye. Opposed say no.',
    'The ayes have it.',
    'It takes 2 to 3 years.',
    'Of the seven, nothing was approved.',
    'They approved two and nothing else.',
    'We expect 20 to 30 percent.',
    'No. Mr. Jack. No.',
    'I move to adopt Resolution 26-31.',
    'Then the council votes on Ordinance 31-26, and on File 061-26.',
    'I move approval of items 3-7 of the consent agenda.',
    'All seven commissioners are present.',
  ])('are not made up from “%s”', (text) => {
    expect(findTallies(text)).toEqual([]);
  });
});
