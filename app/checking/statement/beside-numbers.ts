import type { Token } from '#app/proceedings/language/tokens.ts';

/** Words after a number that it does not count. */
const noThing = /^(?:and|or|to|but|was|were|is|are|in|on|from|for|of|by|at|this|last|now|then)$/;

/** Whether a number that ends at a token counts nothing that follows. */
export const countsNothing = (next: Token | undefined): boolean =>
  next?.gap !== 'none' || noThing.test(next.word);
