import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeardPiece } from './heard.ts';
import { joinPieces } from './join-pieces.ts';

type Said = [start: number, end: number, text: string, speaker?: string];
const piece = (startSeconds: number, endSeconds: number, ...said: Said[]): HeardPiece => ({
  startSeconds,
  endSeconds,
  segments: said.map(([start, end, text, speaker = null]) => ({
    startSeconds: start,
    endSeconds: end,
    text,
    speaker: speaker ?? null,
  })),
});
const text = (pieces: HeardPiece[]) =>
  joinPieces(pieces)
    .segments.map((one) => one.text)
    .join(' ');

const first = piece(
  0,
  60,
  [0, 10, 'I call the meeting to order.'],
  [40, 50, 'Item two is the contract for paving.'],
  [50, 60, 'Staff recommends the lowest bi'],
);
const second = piece(
  30,
  90,
  [30, 40, 'or her.'],
  [40, 50, 'Item two is the contract, for Paving.'],
  [50, 60, 'Staff recommends the lowest bidder.'],
  [70, 80, 'Is there a motion?'],
);

describe('pieces of a recording', () => {
  it('are joined in the middle of what both heard, without a word twice or cut at an edge', () => {
    const whole =
      'I call the meeting to order. Item two is the contract for Paving. Staff recommends the lowest bidder. Is there a motion?';
    expect(text([first, second]).toLowerCase().replace(',', '')).toBe(whole.toLowerCase());
    expect(text([second, first])).toBe(text([first, second]));
    expect(joinPieces([first, second]).disagreements).toEqual([]);
  });

  it('that disagree are joined in the middle of the overlap, and it is said where', () => {
    const other = piece(30, 90, [30, 44, 'one two three four'], [46, 90, 'five six seven eight']);
    const joined = joinPieces([first, other]);
    expect(joined.disagreements).toEqual([45]);
    expect(joined.segments[0]?.text).toBe('I call the meeting to order.');
    expect(joined.segments.at(-1)?.text).toBe('five six seven eight');
  });

  it('of which one is silent are the other', () => {
    expect(text([first, piece(30, 90)])).toBe(text([first]));
    expect(text([piece(0, 60), second])).toBe(text([second]));
    expect(joinPieces([first, piece(30, 90)]).disagreements).toEqual([]);
    expect(joinPieces([piece(0, 60), piece(30, 90)]).segments).toEqual([]);
    expect(joinPieces([]).segments).toEqual([]);
  });

  it('keep their voices apart, and know again who speaks on', () => {
    const before = piece(
      0,
      60,
      [0, 10, 'I call the meeting to order.', 'A'],
      [40, 60, 'Staff recommends the lowest bidder of three.', 'B'],
    );
    const after = piece(
      30,
      90,
      [40, 60, 'Staff recommends the lowest bidder of three.', 'A'],
      [70, 80, 'I live on Elm Street.', 'B'],
    );
    const { segments } = joinPieces([before, after]);
    expect(segments.map(({ speaker }) => speaker)).toEqual([
      'Speaker 1',
      'Speaker 2',
      'Speaker 2',
      'Speaker 3',
    ]);
  });

  it('give back what was said, however it was cut and in whatever order they come', () => {
    const word = fc.constantFrom('aye', 'nay', 'motion', 'the', 'second', 'item', 'two', 'street');
    const speech = fc.array(word, { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        speech,
        fc.integer({ min: 60, max: 200 }),
        fc.integer({ min: 15, max: 40 }),
        fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
        (said, length, overlap, shuffle) => {
          // Two words a second, each its own segment, numbered so that no two are alike.
          const words = said.map((one, index) => ({ text: `${one}${index}`, at: index / 2 }));
          const pieces: HeardPiece[] = [];
          for (let from = 0; from < said.length / 2; from += length - overlap) {
            const heard = words.filter(({ at }) => at >= from && at < from + length);
            const segments = heard.map(({ text: own, at }): Said => [at, at + 0.5, own]);
            pieces.push(piece(from, from + length, ...segments));
          }
          const order = pieces
            .map((one, index) => ({ one, key: shuffle[index % 20] ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ one }) => one);
          expect(text(order)).toBe(words.map((one) => one.text).join(' '));
        },
      ),
      { numRuns: 300 },
    );
  });
});
