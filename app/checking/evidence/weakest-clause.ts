import type { Compared } from '../comparison/compared.ts';
import { type Carried, carriedWords, lackOf } from './carried-words.ts';

/** A clause of a sentence by its content words, with how much the source lacks of it. */
export type WeakClause = { words: readonly Carried[]; weakness: number; of: number };

const opensClause = /^(?:and|which|who|because|after|while|but|since|when|where|whose)$/;
/** A clause of less claims nothing by itself. */
const leastWeight = 1;
/**
 * Much that is lacking weighs more than a large share of little: what is lacking is squared, and
 * divided by what the clause weighs to this power. 1 does worse by a point on what was fitted.
 */
const power = 1.5;

/** The clause of a sentence that the source carries least; an added claim stands in one. */
export function weakestClause(compared: Compared): WeakClause {
  const clauses = clausesOf(compared);
  let weakest: WeakClause = { words: [], weakness: 0, of: clauses.length };
  for (const words of clauses) {
    const { sum, weight } = lackOf(words);
    const weakness = weight < leastWeight ? 0 : sum ** 2 / weight ** power;
    if (weakness > weakest.weakness) weakest = { words, weakness, of: clauses.length };
  }
  return weakest;
}

function clausesOf(compared: Compared): Carried[][] {
  const { tokens } = compared.sentence;
  const clauses: Carried[][] = [];
  let next = 0;
  for (const word of carriedWords(compared)) {
    let opens = clauses.length === 0;
    for (; next <= word.at; next += 1) {
      const token = tokens[next];
      if (token && (token.gap !== 'none' || opensClause.test(token.word))) opens = true;
    }
    if (opens) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses;
}
