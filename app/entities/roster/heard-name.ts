import { pattern, words } from '#app/platform/language/pattern.ts';
import { bodyWords, courtesies, officeWords, particles, suffixes } from './spoken-titles.ts';

/** A name taken apart. All words in small letters without accents and marks. */
export type HeardName = {
  /** What stands before the name: 'mayor pro tem'. */
  title: readonly string[];
  given: readonly string[];
  /** Particles and all: 'de la cruz'. */
  surname: readonly string[];
};

/** Nobody's name has more; what is longer is a sentence that came in by mistake. */
const mostWords = 12;

/** Reads 'Council Member Shampine', 'Mr. de la Cruz', 'Lopez, Maria', 'Madam Chair'. */
export function readName(text: string): HeardName {
  const all = wordsOf(surnameLast(text)).slice(0, mostWords);
  let from = 0;
  while (from < all.length && isTitle(all[from])) from += 1;
  const title = all.slice(0, from);
  const name = all.slice(from).filter((word) => !suffixes.has(word));
  let last = name.length - 1;
  while (last > 0 && particles.has(name[last - 1] ?? '')) last -= 1;
  return { title, given: name.slice(0, Math.max(last, 0)), surname: name.slice(Math.max(last, 0)) };
}

/** A name as it stands in a record, apart: 'Council Member' and 'Maria Lopez'. */
export function splitTitle(text: string): { title: string; name: string } {
  const all = text.trim().split(/\s+/);
  const from = all.findIndex((word) => !isTitle(wordsOf(word)[0]));
  const title = from === -1 ? all : all.slice(0, from);
  return { title: title.join(' '), name: all.slice(title.length).join(' ') };
}

/** Words as they are compared: without case, accents, apostrophes and dots. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '');
}

/** An office as it is compared: 'Madam Chairwoman', 'Board Chair' and 'Chair' are one. */
export function officeKey(title: readonly string[]): string {
  return title
    .filter((word) => !courtesies.has(word) && !bodyWords.has(word) && word !== 'of')
    .map((word) => (memberWord.test(word) ? 'member' : word.replace(genderOfOffice, '')))
    .join(' ')
    .replace(/tempore$/, 'tem');
}

const memberWord = pattern()`^${words('council board assembly committee select')}?${words('member man woman person mate or lor')}s?$`;
const genderOfOffice = /(?<=^(?:chair|alder))(?:man|woman|person)$/;

const isTitle = (word = '') => courtesies.has(word) || officeWords.has(word);

/** 'Lopez, Maria' the other way round, but not 'Robert Lopez, Jr.' */
function surnameLast(text: string): string {
  const [surname = '', given = '', ...more] = text.split(',');
  const first = wordsOf(given)[0];
  return more.length > 0 || first === undefined || suffixes.has(first)
    ? text
    : `${given} ${surname}`;
}
