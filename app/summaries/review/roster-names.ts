import { spellingIn } from '#app/checking/fitness/near-misses.ts';
import { findNames } from '#app/proceedings/facts/names.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** A name as a draft has it, and as the roster does. */
export type Spelling = { from: string; to: string };

type Marked = { unfit: readonly string[]; open: string | null };

/** The names in a draft that its open marks say the roster spells otherwise, each once. */
export function rosterSpellings(sentences: readonly Marked[]): Spelling[] {
  const found = sentences
    .filter(({ open }) => open !== null)
    .flatMap(({ unfit }) => unfit.flatMap((finding) => spellingIn(finding) ?? []));
  return [...new Map(found.map((one) => [one.from, one])).values()];
}

/**
 * A sentence with the names of people spelled so. What stands in quotation marks is the record's, and a
 * street that has such a name is no member.
 */
export function spellPeople(text: string, spellings: readonly Spelling[]): string {
  const tokens = tokenize(text);
  const quoted = [...text.matchAll(/“[^”]*”/g)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
  let spelled = text;
  // From the last on: what is put in moves nothing that is still to be changed.
  for (const { to: end } of findNames(text, tokens).toReversed()) {
    const surname = tokens[end - 1];
    if (!surname || quoted.some(({ from, to }) => surname.start >= from && surname.start < to))
      continue;
    const own = spellings.find(({ from }) => from.toLowerCase() === nameIn(surname.text));
    if (!own) continue;
    const after = surname.start + own.from.length;
    spelled = spelled.slice(0, surname.start) + own.to + spelled.slice(after);
  }
  return spelled;
}

/** A name by itself, as a vote has it: 'Councilmember Brandt', 'Brandt'. */
export function spellName(name: string, spellings: readonly Spelling[]): string {
  const words = name.split(' ');
  const own = spellings.find(({ from }) => from.toLowerCase() === words.at(-1)?.toLowerCase());
  return own ? [...words.slice(0, -1), own.to].join(' ') : name;
}

const nameIn = (word: string) => word.replace(/['’]s$/i, '').toLowerCase();
