import { pattern, words } from '#app/platform/language/pattern.ts';

const bodies = words(
  'board council commission committee trustees education district city county town village',
);
const theBody =
  pattern()`(?:by )?(?:the |this )?(?:[\p{L}.'’-]+ ){0,6}?${bodies}(?: (?:of|members?) [\p{L}-]+| members?)?,? `
    .source;
/** 'Be it resolved that the Board of Education takes action to approve the bids': what a body does. */
export const resolves = pattern(
  'iu',
)`\bbe it (?:(?:hereby|therefore|now|so) )*resolved,? (?:that )?(?:${theBody})?(?:that )?(?:(?:hereby|does|will|shall|takes? action to) )*(?=${words(`
  approv adopt award authori accept extend appoint ratif confirm amend establish grant den issue declar purchas
`)})`;
