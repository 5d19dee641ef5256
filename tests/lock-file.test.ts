import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  integrity?: string;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const { packages }: { packages: Record<string, Package> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

describe('the packages of the lock file', () => {
  it('are named with a checksum each, of SHA-512', () => {
    // What comes within another package is summed up with it.
    const named = Object.entries(packages).filter(([path, one]) => path !== '' && !one.inBundle);
    expect(named.length).toBeGreaterThan(500);
    const without = named.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('are whole, so that `npm ci` finds what every system needs: Linux, macOS and Windows', () => {
    const missing = Object.entries(packages).flatMap(([path, one]) =>
      Object.keys({ ...one.dependencies, ...one.optionalDependencies })
        .filter((name) => !isLocked(name, path))
        .map((name) => `${name}, which ${path || 'this project'} wants`),
    );
    expect(missing).toEqual([]);
  });
});

/** Where Node looks for it: in the folder of who wants it, and in each around that. */
function isLocked(name: string, wantedBy: string): boolean {
  const inside = `${wantedBy}${wantedBy ? '/' : ''}node_modules/${name}`;
  if (inside in packages) return true;
  if (wantedBy === '') return false;
  return isLocked(name, wantedBy.slice(0, Math.max(0, wantedBy.lastIndexOf('/node_modules/'))));
}
