import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the environment is read in one place, where it is checked', () => {
  const sources = globSync('{app,server,stand-ins,prisma}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|prisma\/generated/.test(path),
  );
  expect(sources.length).toBeGreaterThan(300);
  const reading = sources.filter((path) => readFileSync(path, 'utf8').includes('process.env'));
  expect(reading).toEqual(['app/platform/env.server.ts']);
});
