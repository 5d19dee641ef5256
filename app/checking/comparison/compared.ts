import type { Statement } from '../statement/statement.ts';
import { type Alignment, align } from './alignment.ts';
import { type Coverage, coverage } from './coverage.ts';

/** A sentence and the text it rests on, taken apart and laid side by side once for all rules. */
export type Compared = {
  sentence: Statement;
  source: Statement;
  alignment: Alignment;
  wording: Coverage;
};

/** Lays a sentence beside its source; neither may be empty. */
export function compare(sentence: Statement, source: Statement): Compared {
  return {
    sentence,
    source,
    alignment: align(sentence, source),
    wording: coverage(sentence, source),
  };
}
