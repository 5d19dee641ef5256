import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const listed = /\b(words|phrases|list)\(\s*(?:String\.raw)?(?:`([^`$]*)`|'([^'\n]*)'|"([^"\n]*)")/g;

/** Every list of words or phrases that the files of a folder write out, with where it stands. */
export function wordLists(folder: string): { place: string; members: string[] }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(listed)].map((match) => {
        const members = (match[2] ?? match[3] ?? match[4] ?? '')
          .split(match[1] === 'phrases' ? '\n' : /\s+/)
          .map((member) => member.trim())
          .filter((member) => member !== '');
        const line = text.slice(0, match.index).split('\n').length;
        return { place: `${folder}/${file}:${line}`, members };
      });
    });
}
