import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { readWords, stemsAmong, stemsOf, wantedWords } from './words.ts';

describe('what a word is known by', () => {
  it.each([
    ['Rezonings', 'rezoning'],
    ['COUNCIL', 'council’s'],
    ['José Peña', 'Jose Pena'],
    ["O'Brien", 'O’Brien'],
    ['1,250 acres', '1250 acres'],
    ['$4.20', '4.2'],
    ['HB 24-1234', 'HB24-1234'],
    ['H.B. 24-1234', 'hb 24 1234'],
    ['Z-2024-07', 'Z 2024-7'],
    ['R-26-15', 'r 26 15'],
    ['the U.S. Forest Service', 'the US forest services'],
    ['12th Street', '12 street'],
    ['ﬁre', 'fire'],
    ['Buses', 'bus'],
    ['was withdrawn', 'was withdrawing'],
    ['taxes', 'tax'],
  ])('%s is found by %s', (written, asked) => {
    expect(stemsOf(asked)).toEqual(stemsOf(written));
  });

  it.each([
    ['12.4', '12.5'],
    ['24-1234', '241234'],
    ['planning', 'plant'],
    ['Совет', 'Бюджет'],
  ])('%s is not found by %s', (written, asked) => {
    expect(stemsOf(asked)).not.toEqual(stemsOf(written));
  });

  it('keeps what is written in another script', () => {
    expect(stemsOf('мост')).toEqual(stemsOf('Мост'));
    expect(stemsOf('市议会')).toHaveLength(1);
  });

  it('holds nothing but small letters and digits, whatever was written', () => {
    const hostile =
      'a"b\' OR 1=1; DROP -- * ^ : ( ) { } NEAR/2 \u0000 \uD800 💧 ½ ² ١٢٣ xe1 xerox é';
    for (const stem of stemsOf(hostile)) expect(stem).toMatch(/^[a-z0-9]+$/);
  });

  it('is never what a filter is known by', () => {
    expect(stemsOf('xecafe xkcase xerox')).toEqual(['xxecaf', 'xxkcase', 'xxerox']);
  });

  it('says where each stands', () => {
    const text = 'The City’s 1,250 acres';
    const places = readWords(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['The', 'City’s', '1,250', 'acres']);
  });

  it('is the same whether the rest of the text is plain or not', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('U.S.', "don't", 'levee', ' ', '.', '3rd'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        // Without blanks, after a sign of no alphabet, all of it is read by the pattern.
        const run = text.replace(/[ \n]/g, ';');
        const byPattern = readWords(`💧${run}`).map(({ stem, start, end }) => {
          return { stem, start: start - 2, end: end - 2 };
        });
        expect(readWords(text)).toEqual(byPattern);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found among others by all that is known by the same', () => {
    const said = fc.constantFrom(
      'going',
      'Went',
      "don't",
      'GO,',
      'dying',
      '12th',
      'xerox',
      'naïve',
      '...',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(said, fc.string())), fc.array(said), (text, asked) => {
        const stems = new Set(stemsOf(asked.join(' ')));
        expect(stemsAmong(text.join(' '), wantedWords(stems))).toEqual(
          stemsOf(text.join(' ')).map((stem) => (stems.has(stem) ? stem : '')),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no longer than the text is long', () => {
    for (const piece of ['1,111', 'a.', "a'", 'x', '́', '9']) {
      const seconds = workDone();
      readWords(piece.repeat(100_000));
      expect(seconds()).toBeLessThan(3);
    }
  });
});
