import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Refuses to build or to serve with packages that do not hold what `patches/` changes in them. */
export function requirePatches(): Plugin {
  return {
    name: 'require-patches',
    buildStart() {
      const [first] = missingLines('.');
      if (first) this.error(`${first}\nRun npm install, which applies the patches.`);
    },
  };
}

/** What the packages of a checkout lack of its patches, a sentence each. */
export function missingLines(root: string): string[] {
  return readdirSync(join(root, 'patches')).flatMap((name) => {
    const changes = changesIn(readFileSync(join(root, 'patches', name), 'utf8'));
    if (changes.length === 0) return [`patches/${name} changes nothing.`];
    return changes.flatMap(({ file, lines }) => {
      const text = readFileSync(join(root, file), 'utf8');
      const missing = lines.filter((line) => !text.includes(`${line}\n`));
      return missing.map((line) => `${file} lacks a line of patches/${name}: ${line.trim()}`);
    });
  });
}

function changesIn(patch: string): { file: string; lines: string[] }[] {
  return patch
    .split(/^diff --git .*$/m)
    .slice(1)
    .map((change) => ({
      file: /^\+\+\+ b\/(.+)$/m.exec(change)?.[1] ?? '',
      lines: [...change.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => line),
    }));
}
