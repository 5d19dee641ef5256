import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshnessOf, longestLag } from './freshness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A primary that writes all the time, and a replica that has what was written until `shown`. */
function servers() {
  const world = { shown: 0, isAway: false, comparisons: 0 };
  const isFresh = freshnessOf({
    ofPrimary: async () => String(Date.now()),
    async hasReplica(position) {
      world.comparisons += 1;
      if (world.isAway) throw new Error('no answer');
      return world.shown >= Number(position);
    },
  });
  return { world, isFresh };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('is not taken for fresh before it was compared', async () => {
  const { world, isFresh } = servers();
  world.shown = Number.POSITIVE_INFINITY;
  expect(isFresh()).toBe(false);
  await wait(1);
  expect(isFresh()).toBe(true);
  expect(world.comparisons).toBe(1);
});

it('is not fresh once it has shown nothing new for too long, or gives no answer, and then is again', async () => {
  for (const fault of [{ shown: 0 }, { isAway: true }]) {
    const { world, isFresh } = servers();
    const healthy = { shown: Number.POSITIVE_INFINITY, isAway: false };
    Object.assign(world, healthy);
    isFresh();
    await wait(1);
    Object.assign(world, fault.isAway ? fault : { shown: Date.now() });
    let freshFor = 0;
    for (; isFresh(); freshFor += 500) await wait(500);
    expect(freshFor).toBeGreaterThan(longestLag - 1500);
    expect(freshFor).toBeLessThanOrEqual(longestLag + 500);
    Object.assign(world, healthy);
    await wait(1000);
    isFresh();
    await wait(1);
    expect(isFresh()).toBe(true);
  }
});

it('asks the servers once a second, however often it is asked itself', async () => {
  const { world, isFresh } = servers();
  world.shown = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 5000; step += 1) {
    isFresh();
    await wait(1);
  }
  expect(world.comparisons).toBe(5);
});
