import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWindows, type Reach } from './index-windows.ts';
import { blockMarks } from './marks.ts';

/** Which of the windows hold a passage, the one after them all that is before the last. */
function windowsWith(passage: number, newest: number, reach: Reach): number[] {
  const windows = indexWindows(newest, reach);
  const holding = windows.flatMap(({ within, below }, at) => {
    const marks = 'any' in within ? within.any : [within];
    const own = blockMarks(passage);
    const hasMark = marks.some((one) => 'word' in one && own.includes(one.word));
    return hasMark && passage < below ? [at] : [];
  });
  const isLeft = passage < (windows.at(-1)?.from ?? Number.POSITIVE_INFINITY);
  return [...holding, ...(isLeft ? [windows.length] : [])];
}

describe('the windows of an index', () => {
  it('hold every passage once, newer ones before older ones', () => {
    const most = 30_000_000;
    fc.assert(
      fc.property(
        fc.nat(most),
        fc.nat(most),
        fc.nat(most),
        fc.record({ first: fc.nat(most), worth: fc.nat(most) }),
        (newest, one, other, reach) => {
          const [older = 0, newer = 0] = [one % (newest + 1), other % (newest + 1)].sort(
            (a, b) => a - b,
          );
          const [first, second] = [
            windowsWith(newer, newest, reach),
            windowsWith(older, newest, reach),
          ];
          expect([first.length, second.length]).toEqual([1, 1]);
          expect(first[0]).toBeLessThanOrEqual(second[0] ?? 0);
          // What was written since.
          expect(windowsWith(newest + 5_000, newest, reach)).toContain(0);
        },
      ),
    );
  });

  it('are the fewer, the more passages the first has to reach over, and none where the index is short or soon gone through', () => {
    const windows = (newest: number, first: number, worth = newest) =>
      indexWindows(newest, { first, worth }).length;
    expect(windows(30_000, 300)).toBe(0);
    expect(windows(10_000_000, 300)).toBe(6);
    expect(windows(10_000_000, 500_000)).toBe(2);
    expect(windows(10_000_000, 300, 1_000_000)).toBe(4);
    expect(windows(10_000_000, 500_000, 1_000_000)).toBe(0);
  });
});
