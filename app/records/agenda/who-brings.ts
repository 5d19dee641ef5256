import { pattern, words } from '#app/platform/language/pattern.ts';

const offices = words(`
  administrator manager clerk attorney counsel director chief superintendent engineer treasurer planner
  mayor chair chairman chairwoman chairperson councilmember councilman councilwoman commissioner trustee
  supervisor president secretary recorder sheriff librarian coordinator officer assessor principal
`);
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|van|von|del|la)){1,4}`;
const office = `(?:${offices.flatMap((one) => [one, `${one.charAt(0).toUpperCase()}${one.slice(1)}`]).join('|')})s?`;
/** 'Dana W. Ruiz III, Town Administrator' */
const nameFirst = pattern(
  'u',
)`^${name}, (?:[\p{Lu}&][\p{L}&’']* |and |of ){0,5}${office}(?: of [\p{Lu}][\p{L}&, ]+)?$`;
/** 'Mayor Ann Lane; Trustees Diaz and Hale' */
const officeFirst = pattern('u')`^(?:[\p{Lu}]\p{L}+ ){0,2}${office} \p{Lu}.*[,;]`;
/** 'Mayor Ruiz (15 min.)', 'Dana Ruiz (30 mins.)' */
const timed = /^\p{Lu}[^.:;?!()]{2,70} \(\d{1,3}(?: ?[-–] ?\d{1,3})? ?min(?:ute)?s?\.?\)$/u;

const reports = words('reports comments announcements updates communications');
const manyReport = pattern('i')`\b${reports}\b`;
const groups = pattern('i')`\b${[
  ...reports,
  ...words('presentations business items matters hearings resolutions ordinances agenda calendar'),
]}\b`;
const callsRoll = /\b(?:roll ?call|call (?:of |the )*roll|attendance|quorum)\b/i;

/** Whether a line below an item tells who brings it, or who is called, and is no item. */
export function tellsWho(text: string, above: string): boolean {
  if (callsRoll.test(above)) return officeFirst.test(text) || nameFirst.test(text);
  if (timed.test(text)) return !groups.test(above);
  return nameFirst.test(text) && !manyReport.test(above);
}
