import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const patches = new URL('../patches/', import.meta.url);

/** Refuses to build or to serve with packages that do not hold what `patches/` changes in them. */
export function requirePatches(): Plugin {
  return {
    name: 'require-patches',
    buildStart() {
      for (const name of readdirSync(patches)) {
        for (const [file, lines] of changesIn(readFileSync(new URL(name, patches), 'utf8'))) {
          const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
          const missing = lines.find((line) => !text.includes(line));
          if (missing === undefined) continue;
          this.error(`${file} lacks a line of patches/${name}; run npm install:\n${missing}`);
        }
      }
    },
  };
}

/** The lines that a patch writes, by file. */
function changesIn(patch: string): [file: string, lines: string[]][] {
  return patch
    .split(/^diff --git .*$/m)
    .slice(1)
    .map((change) => [
      /^\+\+\+ b\/(.+)$/m.exec(change)?.[1] ?? '',
      [...change.matchAll(/^\+(?!\+\+)(.*)$/gm)].map(([, line = '']) => `${line}\n`),
    ]);
}
