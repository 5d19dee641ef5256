import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import { rulingByThreshold } from './threshold-rulings.ts';

describe('a ruling by what a vote takes', () => {
  it.each([
    ['Since it needs to be unanimous, it fails for tonight.', 'rejected'],
    ["Three to two, we don't have the two-thirds.", 'rejected'],
    ['It takes five, so that does not carry.', 'rejected'],
    ['It falls one vote short.', 'rejected'],
    ["It's a tie, which means it does not pass.", 'rejected'],
    ["We have the four fifths, so it's adopted.", 'adopted'],
    ["If we don't have the two thirds, it fails.", null],
    ["I don't think that is enough parking for two buildings.", null],
    ["I'm not hearing one, so that dies.", null],
    ['We do not have three bids for the roof.', null],
    ["That's a short one.", null],
  ])('“%s”', (text, outcome) => {
    expect(rulingByThreshold(text)?.outcome ?? null).toBe(outcome);
  });

  it.each([
    ['A waiver has to be unanimous, so it comes back on June 10.', 'rejected'],
    ['It takes three fourths to waive it.', null],
    ['Thank you all.', 'adopted'],
    ['It does not have to be unanimous.', 'adopted'],
  ])('stands above the count where nobody rules: “%s”', (said, outcome) => {
    const { votes } = readProceedings(
      transcriptOf([
        ['Mayor Holt', 'Item 4 is the waiver of the third reading.'],
        ['Trustee Diaz', 'I move to waive the third reading.'],
        ['Trustee Lind', 'Second.'],
        ['Mayor Holt', 'In favor? Opposed?'],
        ['Trustee Pell', 'Opposed.'],
        ['Mayor Holt', `That's four in favor, one opposed. ${said}`],
      ]),
    );
    expect(votes[0]).toMatchObject({ yes: 4, no: 1, outcome });
  });
});
