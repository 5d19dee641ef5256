import { describe, expect, it } from 'vitest';
import { checkSentence } from '#app/checking/check-sentence.ts';
import type { Judgement } from './judgement.ts';
import { settledBy } from './settled-by.ts';

const source =
  'Chair Brown: The pool closes in June, and the repair comes to 40,000 dollars. Mr. Hale: Folks are tired of it.';
const sound: Judgement = { by: 'reader-2', notCarried: [], isReading: true };
const judge = (sentence: string, judgement: Judgement) =>
  settledBy(judgement, { ...checkSentence({ sentence, source }), basis: 'compared' });

const reworded = 'Hale described weariness among residents.';

describe('a sentence that rules doubt by its wording alone', () => {
  it('passes where a model has read its evidence and found all of it there', () => {
    expect(checkSentence({ sentence: reworded, source }).verdict).toBe('unsupported');
    expect(judge(reworded, sound)).toMatchObject({ verdict: 'supported', basis: 'judged' });
  });

  it('keeps the reason for the editor to see', () => {
    expect(judge(reworded, sound).reasons.join()).toContain('weariness');
  });

  it('stays marked where it was not read, but given a number', () => {
    const { verdict } = judge(reworded, { ...sound, isReading: false });
    expect(verdict).toBe('unsupported');
  });

  it('stays marked, with both reasons, where the reading finds a part that is not there', () => {
    const judged = judge(reworded, { ...sound, notCarried: ['weariness'] });
    expect(judged).toMatchObject({ verdict: 'unsupported', basis: 'compared' });
    expect(judged.reasons).toHaveLength(2);
  });
});

describe('a model’s reading settles nothing that is looked up', () => {
  it.each([
    ['a figure', 'The repair of the pool comes to 45,000 dollars.'],
    ['a name', 'Chair Green said that the pool closes in June.'],
    ['who said it', 'Hale said that the pool closes in June.'],
    ['a denial', 'The pool does not close in June.'],
  ])('%s', (_, sentence) => {
    expect(judge(sentence, sound).verdict).toBe('unsupported');
  });
});

it('a sentence that rules pass is marked for what the reading does not find', () => {
  const sentence = 'The pool closes in June, and the repair comes to 40,000 dollars.';
  expect(judge(sentence, sound)).toMatchObject({ verdict: 'supported', reasons: [] });
  expect(judge(sentence, { ...sound, notCarried: ['in June'] })).toMatchObject({
    verdict: 'unsupported',
    basis: 'compared',
  });
});
