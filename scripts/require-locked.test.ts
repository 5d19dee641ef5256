import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notLocked, readLock } from './require-locked.ts';

const lock = {
  packages: { 'node_modules/lib': { version: '1.0.0', integrity: 'sha512-one' } },
};
const installed = (version: string, integrity?: string, name = 'lib') => ({
  packages: { [`node_modules/${name}`]: { version, integrity } },
});

describe('the packages of a checkout', () => {
  it.runIf(existsSync('node_modules/.package-lock.json'))(
    'are those of the lock file, by version and checksum',
    () => {
      expect(
        notLocked(readLock('package-lock.json'), readLock('node_modules/.package-lock.json')),
      ).toEqual([]);
    },
  );

  it('are named with a checksum each, of SHA-512', () => {
    const packages = Object.entries(readLock('package-lock.json').packages);
    expect(packages.length).toBeGreaterThan(500);
    const without = packages.filter(
      ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['another version', installed('1.0.1', 'sha512-one')],
    ['other content', installed('1.0.0', 'sha512-two')],
    ['content nobody summed up', installed('1.0.0')],
    ['one that nobody named', installed('1.0.0', 'sha512-one', 'other')],
  ])('are refused where there is %s', (_what, found) => {
    expect(notLocked(lock, installed('1.0.0', 'sha512-one'))).toEqual([]);
    expect(notLocked(lock, found)).toHaveLength(1);
  });
});
