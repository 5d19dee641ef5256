import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const members = ['Ann Dickinson', 'Bo Malberg', 'Cy Fiala', 'Di Quant', 'Jo Baker Curtis'].map(
  (name) => ({ name, aliases: [] }),
);

const moved = (...said: string[]) =>
  readProceedings(
    transcriptOf([
      'Item 4, the lease of the depot. Looking for a motion.',
      ...said,
      'All those in favor say aye. Aye. Motion carries.',
    ]),
    [],
    { members },
  ).votes.map(({ motion, mover, seconder }) => ({ motion, mover, seconder }));

describe('names alone behind a motion and a second', () => {
  it.each([
    ['Move to approve. Dickinson. Second. Viella. Any discussion?', 'Ann Dickinson', 'Cy Fiala'],
    ['Move to approve. Mberg second. Dickson. Any discussion?', 'Bo Malberg', 'Ann Dickinson'],
    ['Move to approve. Dickinson second quant.', 'Ann Dickinson', 'Di Quant'],
    ['Motion to approve. Baker Curtis. Second, Fiala.', 'Jo Baker Curtis', 'Cy Fiala'],
    ['Move to approve. Second. Quant. Any discussion?', null, 'Di Quant'],
  ])('are those who move and second: %s', (said, mover, seconder) => {
    expect(moved(said)).toEqual([{ motion: 'approve', mover, seconder }]);
  });

  it.each([
    'Move to approve. Okay. Second. Thank you.',
    'Move to approve. Second. Any discussion?',
  ])('are none where other words stand there: %s', (said) => {
    expect(moved(said)).toEqual([{ motion: 'approve', mover: null, seconder: null }]);
  });

  it('may be told by the chair with a slip of the tongue', () => {
    const [vote] = moved("I move to approve it. Commissioner Fiala's with motion. I'll second it.");
    expect(vote?.mover).toBe('Cy Fiala');
  });

  it('are the first of a roll where an answer follows', () => {
    const [vote] = moved('Move to approve. Second. Quant. Yes. Fiala. Yes. Malberg. No.');
    expect(vote?.seconder).toBeNull();
  });
});
