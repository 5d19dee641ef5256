import { literally } from '#app/platform/language/pattern.ts';
import type { CountedSentence } from './counted-sentence.ts';

/** A sentence of code with other names in it: what code tells, and where the sentence departs from it. */
export type ToldOtherwise = { told: string; reasons: string[] };

/** As somebody may be called: 'Mr. Nyland', 'Council Member de la Cruz' but for what is written small. */
const word = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`;
const anyName = String.raw`${word}(?: ${word}){0,5}`;

/** Finds what tells a vote as code does, in all but the names. */
export function toldOtherwise(
  counted: readonly CountedSentence[],
): (text: string) => ToldOtherwise | null {
  const tells = counted.flatMap((one) => withOtherNames(one) ?? []);
  return (text) => {
    for (const { told, names, head, pattern } of tells) {
      const [, ...found] = (text.startsWith(head) && pattern.exec(text)) || [];
      const missed = names.filter((name, at) => found[at] !== undefined && found[at] !== name);
      if (missed.length === 0) continue;
      return { told, reasons: [...new Set(missed)].map((name) => `The vote has ${name} here.`) };
    }
    return null;
  };
}

/** The sentence as a pattern in which any names may stand; null where it has none. */
function withOtherNames({ text, names = [] }: CountedSentence) {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((one, other) => other.length - one.length).map(literally);
  const named = new RegExp(String.raw`(?<!\p{L})(${longestFirst.join('|')})(?!\p{L})`, 'u');
  const parts = text.split(named);
  if (parts.length === 1) return null;
  const pattern = parts.map((part, at) =>
    at % 2 === 0 ? literally(part) : `(${literally(part)}|${anyName})`,
  );
  return {
    told: text,
    names: parts.filter((_, at) => at % 2 === 1),
    head: parts[0] ?? '',
    pattern: new RegExp(`^${pattern.join('')}$`, 'u'),
  };
}
