import { words } from '#app/platform/language/pattern.ts';

/** 'Great.', 'Sorry?', 'Reluctantly, yes.': said between the answers or with one. */
export const exclaims: ReadonlySet<string> = new Set(
  words(`
    great good perfect excellent alright sorry correct absolutely wonderful awesome fine wow reluctantly
    regretfully enthusiastically definitely certainly happily proudly respectfully pleased happy proud glad
    delighted honored
  `),
);
