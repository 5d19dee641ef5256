import { z } from 'zod';
import { passagesRefusal, readPassages } from './passage-numbers.ts';

/** Passages as an editor types them, by their numbers; none where nothing is typed. */
export const passagesField = (most: number) =>
  z.string().transform((typed, context) => {
    const cited = readPassages(typed, most);
    if (cited) return cited.toSorted((one, other) => one - other);
    context.addIssue(passagesRefusal(most));
    return z.NEVER;
  });
