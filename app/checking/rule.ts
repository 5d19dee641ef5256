import type { Compared } from './comparison/compared.ts';

/** One thing that may be wrong with a sentence. */
export type Rule = {
  name: string;
  /** Rules that tell the same fault more plainly: where one of them speaks, this one is silent. */
  yieldsTo?: readonly Rule[];
  /** Reasons why the sentence is not what the source says, in words a reviewer understands. */
  check: (compared: Compared) => string[];
};
