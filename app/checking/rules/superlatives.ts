import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import type { Rule } from '../rule.ts';
import { placesOf } from '../statement/word-places.ts';

/** Words that set one thing above all others, each with what says as much. */
const uniques: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:the|its|his|her|their) (?:only|sole|lone)\b/i,
    /\b(?:only|sole|single|one|lone|alone|just|no other|nobody else|none|except)\b/i,
  ],
  [
    /\bfor the first time|\bnever before\b|\bunprecedented\b/i,
    /\b(?:first|never|unprecedented|new|before|ever|inaugural|history)\b/i,
  ],
  [
    /\b(?:anywhere|anyone|anything|any) else\b|\bthan any other\b/i,
    /\b(?:anywhere|anyone|anything|any|else|other|every|all|most)\b|\w{2,}est\b/i,
  ],
];
const ending = /^\p{Ll}{2,}(?:est)$/u;
const noSuperlative = pattern()`^${words(`
  request interest west test forest protest invest harvest guest contest honest modest rest best
  suggest arrest nest quest latest earnest midwest northwest southwest crest digest earliest
`)}$`;
const saysMost = pattern('i')`\b${phrases(String.raw`
  most|least|best|worst|top|record|first|last|minimum|maximum|\w{2,}est|highest|lead(?:s|ing)?|no other|number one|(?:dat|go)(?:es|ing|ed)? back
`)}\b`;

/** 'The cheapest of three' where the source sets nothing above anything. */
export const superlatives: Rule = {
  name: 'superlatives',
  check: ({ sentence, source }) => {
    for (const [claims, said] of uniques) {
      const claim = claims.exec(sentence.text);
      if (claim && !said.test(source.text)) return [reasonOf(claim[0])];
    }
    for (const { word } of sentence.tokens) {
      if (!ending.test(word) || noSuperlative.test(word)) continue;
      if (saysMost.test(source.text) || placesOf(source, word).length > 0) continue;
      if (source.places.has(stem(word.slice(0, -3)))) continue;
      return [reasonOf(word)];
    }
    return [];
  },
};

const reasonOf = (claim: string) =>
  `The sentence says “${claim}”, the source sets nothing above all others.`;
