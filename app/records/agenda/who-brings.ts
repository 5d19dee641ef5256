import { pattern, words } from '#app/platform/language/pattern.ts';
import { isSectionName, leadOf } from './section-names.ts';

const offices = words(`
  administrator manager clerk attorney counsel director chief superintendent engineer treasurer planner
  mayor chair chairman chairwoman chairperson councilmember councilman councilwoman commissioner trustee
  supervisor president secretary recorder sheriff librarian coordinator officer assessor principal
`);
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|del|la)){1,4}`;
/** 'Dana W. Ruiz III, Town Administrator' */
const nameFirst = pattern(
  'u',
)`^${name}, (?=[^.:;?!]{0,70}$).*\b(?:${offices.flatMap((one) => [one, one[0]?.toUpperCase() + one.slice(1)])})\b`;
/** 'Mayor Ruiz (15 min.)', 'Dana Ruiz (30 mins.)' */
const timed = /^\p{Lu}[^.:;?!()]{2,70} \(\d{1,3}(?: ?[-–] ?\d{1,3})? ?min(?:ute)?s?\.?\)$/u;

const manyReport = /\b(?:reports|comments|announcements|updates|communications)\b/i;
const callsRoll = /\b(?:roll ?call|call (?:of |the )*roll|attendance|quorum)\b/i;

/** Whether a line below an item tells who brings it, or who is called, and is no item. */
export function tellsWho(text: string, above: string): boolean {
  const isCalled = callsRoll.test(above) && !isSectionName(leadOf(text));
  if (isCalled || timed.test(text)) return true;
  return nameFirst.test(text) && !manyReport.test(above);
}
