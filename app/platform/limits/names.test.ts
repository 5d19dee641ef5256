import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const made = /(?:rateLimit|growingDelay|sharedMarks)\(\{\s*name: (['`])(.+?)\1/g;

test('no two limits count together by having one name', () => {
  const names = globSync('app/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(made)].map(([, , name]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
