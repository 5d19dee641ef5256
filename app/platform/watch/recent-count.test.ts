import { expect, test } from 'vitest';
import { RecentCount } from './recent-count.ts';

test('what happened is counted for an hour, and then forgotten', () => {
  const count = new RecentCount(60);
  const start = Date.UTC(2026, 10, 23, 8, 0);
  const after = (minutes: number) => start + minutes * 60_000;
  count.add(start);
  count.add(after(30));
  count.add(after(30));
  expect(count.total(after(59))).toBe(3);
  expect(count.total(after(60))).toBe(2);
  expect(count.total(after(200))).toBe(0);
});
