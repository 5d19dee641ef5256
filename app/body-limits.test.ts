import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { routeAddresses } from '#tests/support/route-addresses.ts';
import { bodyLimit, largerBodies } from './body-limits.ts';

const kilobyte = 1024;
const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** A file and all that it imports, as far as it is a part of pages. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(/from '((?:#app|\.\.?)\/[^']+\.tsx)'/g)) {
    partsOf(path.startsWith('#') ? path.slice(1) : join(dirname(file), path), found);
  }
  return found;
}

it('takes a file at every address that has a form for one, and at no other', async () => {
  const withFile = globSync('app/**/*.tsx').filter((file) =>
    sourceOf(file).includes('encType="multipart/form-data"'),
  );
  expect(withFile.length).toBeGreaterThan(3);
  // The design system shows forms that are sent nowhere.
  const addresses = (await routeAddresses()).filter(
    ({ address, file }) => file.endsWith('.tsx') && address !== '/design-system',
  );
  const reached = addresses.map(({ address, file }) => ({
    address,
    parts: partsOf(`app/${file}`),
  }));
  for (const { address, parts } of reached) {
    const hasForm = withFile.some((file) => parts.has(file));
    const takesFile = bodyLimit(address.replace(/:\w+/g, 'x'), 'multipart/form-data') === Infinity;
    expect(takesFile, address).toBe(hasForm);
  }
  const used = withFile.filter((file) => reached.some(({ parts }) => parts.has(file)));
  expect(used).toEqual(withFile);
});

it('knows only addresses that the site has', async () => {
  const known = (await routeAddresses()).map(({ address }) => address);
  expect(Object.keys(largerBodies).filter((address) => !known.includes(address))).toEqual([]);
});

it.each([
  ['/contact', 64],
  ['/contact.rsc', 64],
  ['/_.rsc', 64],
  ['/no-such-page', 64],
  ['/admin/add-meeting', 64],
  ['/admin/meetings/0198', 512],
  ['/Admin/Meetings/0198.rsc', 512],
  ['/admin/modify-meeting/0198/', 512],
  ['/resources/check-draft', 512],
  ['/resources/stripe-webhook', 1024],
])('a form of text for %s takes %i kB', (path, size) => {
  expect(bodyLimit(path, 'application/x-www-form-urlencoded')).toBe(size * kilobyte);
});

it('a form in parts is no larger where no file is expected', () => {
  expect(bodyLimit('/contact', 'multipart/form-data; boundary=x')).toBe(64 * kilobyte);
});
