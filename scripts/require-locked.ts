import { readFileSync } from 'node:fs';

type Package = { version?: string; integrity?: string; link?: boolean };
type Lock = { packages: Record<string, Package> };

/**
 * The packages that npm has installed otherwise than the lock file says, a sentence each. `npm ci`
 * promises as much, and refuses a lock file made where a registry lacks other platforms' binaries.
 */
export function notLocked(lock: Lock, installed: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([path, { version, integrity, link }]) => {
    const locked = lock.packages[path];
    if (!locked) return [`${path} ${version} is not in package-lock.json.`];
    if (link) return [];
    if (!integrity) return [`${path} was installed without a checksum.`];
    if (locked.version === version && locked.integrity === integrity) return [];
    return [`${path} ${version} is not what package-lock.json says: ${locked.version}.`];
  });
}

export const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.main) {
  const wrong = notLocked(
    readLock('package-lock.json'),
    readLock('node_modules/.package-lock.json'),
  );
  for (const line of wrong) console.error(line);
  process.exit(wrong.length === 0 ? 0 : 1);
}
