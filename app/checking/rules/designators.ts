import { contentOf, matchContent } from '../comparison/likeness.ts';
import type { Rule } from '../rule.ts';
import type { Statement } from '../statement/statement.ts';
import { placesOf } from '../statement/word-places.ts';
import { references } from './references.ts';

/** '1.1.6.5', 'B-1', 'R3': what is no amount and names a policy, a zone or an item. */
const designator = /^(?:\d+(?:\.\d+){2,}|\p{L}\d+)$/u;
/** Tokens after a designator in which it is said what it is. */
const reach = 14;
/** By how much of what is said of them the two must fit the other way round. */
const lead = 0.5;

/** Two designators of the source, each with what the source says of the other. */
export const designators: Rule = {
  name: 'designators',
  yieldsTo: [references],
  check: ({ sentence, source }) => {
    const named = designatorsIn(sentence).filter(({ word }) => placesOf(source, word).length === 1);
    return named.flatMap((first, index) =>
      named.slice(index + 1).flatMap((second) => {
        const fits = (own: Named, other: Named) => {
          const [at = 0] = placesOf(source, other.word);
          return matchContent(saidOf(sentence, own.at), saidOf(source, at)).shared;
        };
        const own = fits(first, first) + fits(second, second);
        const turned = fits(first, second) + fits(second, first);
        return turned > 0 && turned - own >= Math.max(1, turned * lead)
          ? [`The source says of ${second.text} what the sentence says of ${first.text}.`]
          : [];
      }),
    );
  },
};

type Named = { word: string; text: string; at: number };

const designatorsIn = ({ tokens }: Statement): Named[] =>
  tokens.flatMap(({ word, text }, at) => (designator.test(word) ? [{ word, text, at }] : []));

/** What a text says after a designator, as far as the next one. */
function saidOf(statement: Statement, at: number) {
  const { tokens } = statement;
  let end = at + 1;
  while (end < Math.min(tokens.length, at + reach) && !designator.test(tokens[end]?.word ?? ''))
    end += 1;
  return contentOf(statement, at + 1, end);
}
