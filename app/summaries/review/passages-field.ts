import { z } from 'zod';
import { readPassages } from './passage-numbers.ts';

/** Passages as an editor types them, by their numbers; none where nothing is typed. */
export const passagesField = (most: number) =>
  z.string().transform((typed, context) => {
    const cited = readPassages(typed, most);
    if (cited) return cited.toSorted((one, other) => one - other);
    context.addIssue(
      `Name the passages by their numbers, such as 12, 14-16 (at most ${most.toLocaleString('en-US')}).`,
    );
    return z.NEVER;
  });
