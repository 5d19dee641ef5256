import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const hook = /\buse[A-Z]\w*/;

/**
 * The files of the app that are sent to browsers, those that begin with 'use client' with all they
 * import, and those of the others that ask hooks, which only browsers can answer.
 */
export function browserFiles() {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const imports = new Map(files.map((file) => [file, importsOf(texts.get(file))]));
  const sent = new Set();
  const waiting = files.filter((file) => /^\s*['"]use client['"]/.test(texts.get(file)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sent.has(file)) continue;
    sent.add(file);
    for (const { from } of imports.get(file) ?? []) {
      const next = resolved(from, file);
      if (next && existsSync(next)) waiting.push(next);
    }
  }
  const askHooks = files.filter(
    (file) =>
      !sent.has(file) &&
      imports.get(file).some(({ names, from }) => hook.test(names) && /^[@\w]/.test(from)),
  );
  return { sent: [...sent], askHooks };
}

/** What a file imports of values; types leave nothing behind. */
function importsOf(text) {
  return [...text.matchAll(/^(?:import|export) (?!type\b)([^;'"]*?from )?'([^']+)'/gm)].map(
    ([, names = '', from]) => ({ names, from }),
  );
}

function resolved(from, file) {
  if (from.startsWith('#app/')) return `app/${from.slice('#app/'.length)}`;
  return from.startsWith('.') ? normalize(join(dirname(file), from)) : null;
}
