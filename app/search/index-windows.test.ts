import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWindows } from './index-windows.ts';
import { blockMarks } from './marks.ts';

/** Which of the windows hold a passage, the one after them all that is before the last. */
function windowsWith(passage: number, newest: number, wanted: number): number[] {
  const windows = indexWindows(newest, wanted);
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
        fc.nat(most),
        (newest, one, other, wanted) => {
          const [older = 0, newer = 0] = [one % (newest + 1), other % (newest + 1)].sort(
            (a, b) => a - b,
          );
          const [first, second] = [
            windowsWith(newer, newest, wanted),
            windowsWith(older, newest, wanted),
          ];
          expect([first.length, second.length]).toEqual([1, 1]);
          expect(first[0]).toBeLessThanOrEqual(second[0] ?? 0);
          // What was written since.
          expect(windowsWith(newest + 5_000, newest, wanted)).toContain(0);
        },
      ),
    );
  });

  it('are the fewer, the more passages the first has to reach over, and none where the index is short', () => {
    expect(indexWindows(30_000, 300)).toHaveLength(0);
    expect(indexWindows(10_000_000, 300)).toHaveLength(6);
    expect(indexWindows(10_000_000, 500_000)).toHaveLength(2);
  });
});
