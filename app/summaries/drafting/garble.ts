import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** Marks of words that captions lost: a dash in the middle, points, a capital in a word, signs. */
const lost =
  /--|—\s*—|\.\.|…|\p{Ll}\p{Lu}\p{Ll}*\p{Lu}|[^\p{L}\p{N}\p{P}\p{S}\s]|\p{L}\d+\p{L}|\p{Ll}\.\p{Lu}|(?<=\s)[,.;](?=\s)|["“”][^"“”]*$/u;
/** Where speech breaks off and begins anew, or captions put words together that nobody says. */
const broken = pattern('i')`\b${phrases(String.raw`
  (?:the|a|an|my|our|their) (?:and|or|but|is|are|was|were|we|they|he|she|of|to|a|the|an)
  (?:to|of) (?:is|are|was|were|he|they|or)
  (?:I|we|he|they),? (?:I|we|he|they|of|a|there's|it's|didn't)
  (?:is|are|was|were|the|a|an|of|to|from the|would|will),
  \w+, (?:yeah|yep|no wait|wait|okay|oh),? \w+
`)}(?!\w|-)`;
/** In words: what is said again within so many was begun anew. */
const repeats = [
  { words: 2, reach: 4 },
  { words: 3, reach: 9 },
];

/** Whether captions have broken a sentence, or its speaker has: a reader would stumble over it. */
export function isGarbled(text: string): boolean {
  if (lost.test(text) || broken.test(text)) return true;
  const said = tokenize(text).map(({ word }) => word);
  return repeats.some(({ words, reach }) =>
    said.some((_, at) => {
      const phrase = said.slice(at, at + words);
      const after = said.slice(at + words, at + words + reach).join(' ');
      return phrase.length === words && ` ${after} `.includes(` ${phrase.join(' ')} `);
    }),
  );
}
