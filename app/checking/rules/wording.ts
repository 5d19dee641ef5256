import type { Compared } from '../comparison/compared.ts';
import { isElsewhere } from '../evidence/elsewhere.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import { markedFrom } from '../evidence/weights.ts';
import type { Rule } from '../rule.ts';

/** Words named in a reason; more would not be read. */
const wordsShown = 4;
/** A word of the source nearer than this is named beside the one that is missing. */
const nearEnough = 0.4;

/** A sentence, or one clause of it, of which the source says too little, in its own or like words. */
export const wording: Rule = {
  name: 'wording',
  check: (compared) => {
    if (evidenceOf(compared).doubt < markedFrom && !isElsewhere(compared)) return [];
    const missing = missingFrom(compared);
    if (missing.length === 0) return ['The source hardly says this.'];
    return [`The source does not say this: it has no ${missing.join(', ')}.`];
  },
};

/** What is missing of the weakest clause, with what comes nearest; else of the whole sentence. */
function missingFrom({ sentence, wording, ...compared }: Compared): string[] {
  const { weakest } = evidenceOf({ sentence, wording, ...compared });
  const missing = weakest.words
    .filter(({ by }) => by < 1)
    .sort((a, b) => (1 - b.by) * b.weight - (1 - a.by) * a.weight)
    .slice(0, wordsShown)
    .sort((a, b) => a.at - b.at)
    .map(({ at, by, nearest }) => {
      const word = `“${sentence.tokens[at]?.text}”`;
      return by >= nearEnough && nearest !== '' ? `${word} (only “${nearest}”)` : word;
    });
  return missing.length > 0
    ? missing
    : wording.missing.slice(0, wordsShown).map((word) => `“${word}”`);
}
