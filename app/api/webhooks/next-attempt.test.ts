import { expect, it } from 'vitest';
import { nextAttempt } from './next-attempt.ts';

it('tries again after seconds, minutes, hours and every ten hours, for five days', () => {
  const triedSince = new Date('2026-03-01T00:00:00Z');
  const waits: number[] = [];
  let now = triedSince;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt({ attempts, triedSince }, now);
    if (!next) break;
    waits.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
  expect(waits.slice(0, 8)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, 36_000]);
  const days = waits.reduce((sum, wait) => sum + wait) / 86_400;
  expect(days).toBeGreaterThan(4.5);
  expect(days).toBeLessThanOrEqual(5);
});
