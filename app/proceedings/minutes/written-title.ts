import { pattern, words } from '#app/platform/language/pattern.ts';
import { tidyTitle } from '../cases/case-title.ts';
import { writtenMotion } from './written-motion.ts';
import { isOffice } from './written-name.ts';

const tells = pattern('u')` (?:${words(`
  showed presented explained said reported gave stated asked reviewed introduced provided discussed informed
  noted opened called read led thanked announced requested described advised summarized outlined moved made
`)}) (?!by\b)`;
/** A first and a last name. */
const nameWords = 2;
const mostNameWords = 5;
/** Less is left of a title whose words are those of a person. */
const fewestWords = 2;

/** 'Motion by Hale to approve the plat' under a number: the plat. */
export function writtenTitle(heading: string): string {
  const moved = writtenMotion(heading)?.matter;
  const matter = moved ? tidyTitle(moved) : null;
  return matter?.includes(' ') ? matter : withoutText(heading).replace(/[\s,;:.–—-]+$/, '');
}

/** Where no blank line stands below a heading it runs on: 'Zoning Map Amendment Planner Paul Hale showed …'. */
function withoutText(heading: string): string {
  const told = tells.exec(heading);
  if (!told) return heading;
  const before = heading.slice(0, told.index).split(' ');
  const small = before.findLastIndex((word) => !/^\p{Lu}/u.test(word));
  const names = before.slice(Math.max(small + 1, before.length - mostNameWords));
  const titled = names.findLastIndex(
    (word, at) => isOffice(word) && !isOffice(names[at - 1] ?? ''),
  );
  const taken = titled >= 0 ? names.length - titled : Math.min(names.length, nameWords);
  const rest = before.slice(0, before.length - taken);
  // 'The Executive Director gave her report' is whole.
  const isWhole = small < 0 || rest.length < fewestWords;
  return isWhole ? heading : rest.join(' ');
}
