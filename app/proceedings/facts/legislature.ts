import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** A member of a legislature, as the others speak of them: 'the gentleman from Oregon'. */
export const gentleman = 'gentle(?:man|lady|woman)';
/** What a committee of a parliament holds where others hold hearings. */
export const evidenceSession = 'evidence session (?:on|with|into|about|in relation to|of)';
const ownSession = `(?:our|(?:is|to|for) an) ${evidenceSession}`;
/** How members of a legislature speak, and no council does. */
const ofLegislature = pattern('i')`\b(?:${phrases(String.raw`
  ranking member|legislative days
  authorized to declare a recess
  (?:the chair|I)(?: now)? recogni[sz]es? (?:myself|himself|herself) for
  ${gentleman} (?:from|yields|is recognized)
  subcommittee (?:on (?:\w+ ){1,8})?(?:will (?:now )?come to order|stands? adjourned|is called to order)
  ${ownSession}
`)})\b`;
const ofOtherBody = pattern('i')`\b(?:${phrases(String.raw`
  council ?(?:member|man|woman|or)s?|alder(?:man|woman|person)|city council|town council|school board
  planning commission|board of (?:supervisors|education|commissioners|trustees)
`)})\b`;
export const isEvidenceSession = pattern('i')`\b${ownSession}\b`;
/** In sentences. */
const fewestSaid = 3;

/** Whether a record is of a legislature, or of a committee of one: of Congress, of a parliament. */
export function isOfLegislature(sentences: readonly { text: string }[]): boolean {
  const times = (said: RegExp) => sentences.filter(({ text }) => said.test(text)).length;
  const own = times(ofLegislature);
  if (own === 0) return false;
  const isSaidEnough = own >= fewestSaid || times(isEvidenceSession) > 0;
  return isSaidEnough && times(ofOtherBody) < own;
}
