import { headOf, stepsAside } from '../statement/denials.ts';
import type { Statement } from '../statement/statement.ts';

const partTaken = /^(?:part|vote[ds]?|voting|participat\w+)$/;
/** Tokens before 'recused' in which it is said who. */
const whoReach = 4;

/** 'Bask took no part' where 'Mr. Bask recused himself', but no other member. */
export const tellsStepAside = (sentence: Statement, denial: number, source: Statement): boolean =>
  partTaken.test(sentence.tokens[headOf(sentence, denial)]?.word ?? '') &&
  source.tokens.some(
    (_, at) =>
      stepsAside(source, at) &&
      source.stems
        .slice(Math.max(0, at - whoReach), at)
        .some((stemmed) => stemmed !== '' && sentence.stems.includes(stemmed)),
  );
