import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks. What is measured holds them, and more only where it was late. */
const resolution = 20;
const spanMinutes = 5;

/** Two that overlap, as one that begins anew would know nothing at first. */
let measured: ReturnType<typeof monitorEventLoopDelay>[] = [];

/** Begins to measure how late this process is with what waits for its turn. */
export function watchLoopDelay(): void {
  if (measured.length > 0) return;
  const begin = () => {
    const histogram = monitorEventLoopDelay({ resolution });
    histogram.enable();
    const [older, ...rest] = [...measured, histogram];
    if (rest.length < 2) measured = [...measured, histogram];
    else {
      older?.disable();
      measured = rest;
    }
  };
  begin();
  setInterval(begin, spanMinutes * 60_000).unref();
}

export type LoopDelay = { medianMilliseconds: number; slowestMilliseconds: number };

/** Of the last five to ten minutes: in the middle, and at 99 of 100. Null before anything is known. */
export function loopDelay(): LoopDelay | null {
  const [longest] = measured;
  if (!longest || longest.count === 0) return null;
  const at = (percentile: number) =>
    Math.max(0, Math.round(longest.percentile(percentile) / 1e6 - resolution));
  return { medianMilliseconds: at(50), slowestMilliseconds: at(99) };
}
