import type { Case } from '#app/proceedings/cases/case.ts';
import { consentList } from '#app/proceedings/cases/standing-matter.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { readingTitle } from '../document/reading-title.ts';
import { type NamedMatter, was } from './matter-words.ts';

/** A case as one of the many that one motion decides. */
export type Listed = Pick<Case, 'title' | 'designator'>;

const consentAgenda = 'The consent agenda';

/** What is put to the vote by consent, and no matter of it: 'Consent agenda', 'Resolution to approve it'. */
const isOfConsent = (title = '') => consentList.test(title) || /^consent\W*$/i.test(title);

type Consented = {
  one: Listed;
  matter: NamedMatter | null;
  cases: readonly Listed[];
  /** Whether it was adopted. */
  said: boolean;
};

/** What one motion did with a case of many: 'The lease was approved on the consent agenda, with 3 other items by one motion'. */
export function consentTold(
  { items, subject }: Pick<Vote, 'items' | 'subject'>,
  { one, matter, cases, said }: Consented,
): string {
  const section = sectionOf(items, cases);
  if (section && section.heading === one) return sectionTold(section, said);
  const matters = items.filter(
    (item) => !isOfConsent(cases[item]?.title) && cases[item] !== section?.heading,
  ).length;
  if (matter === null || items.length < 2 || /\bconsent\b/i.test(matter.subject ?? ''))
    return `${consentAgenda} ${said ? 'was approved' : 'was not approved'}`;
  // What a committee reported is no consent agenda.
  const where = subject === null || /\bconsent\b/i.test(subject) ? 'on the consent agenda, ' : '';
  const alone = where.replace(/, $/, '') || (section ? '' : 'by consent');
  const others =
    matters < 2
      ? alone
      : `${where}with ${matters - 1} other ${matters === 2 ? 'item' : 'items'} by one motion`;
  if (matter.deed !== null)
    return `It was ${said ? '' : 'not '}agreed to ${matter.deed}${others && `, ${others}`}`;
  return `${matter.subject} ${was(matter)} ${said ? '' : 'not '}${matter.verb} ${others}`.trim();
}

function sectionTold({ heading, count }: Section, said: boolean): string {
  const items = count === 1 ? 'item' : `${count} items`;
  const wasOrWere = count === 1 ? 'was' : 'were';
  const how = count === 1 ? '' : ' by one motion';
  return `The ${items} under “${readingTitle(heading.title)}” ${wasOrWere} ${said ? '' : 'not '}approved${how}`;
}

type Section = { heading: Listed; count: number };

type Standing = {
  one: Listed;
  cases: readonly Listed[];
  /** What is told of it. */
  fact: string;
};

/** Whether a case stands for all that one motion decides: who moved it is told with it, once. */
export const standsForAll = (
  { items }: Pick<Vote, 'items'>,
  { one, cases, fact }: Standing,
): boolean => fact.startsWith(consentAgenda) || sectionOf(items, cases)?.heading === one;

/** The heading whose items one motion decides, as school boards vote on a part of their agenda. */
function sectionOf(items: readonly number[], cases: readonly Listed[]): Section | null {
  const [heading, ...below] = items.flatMap((item) => cases[item] ?? []);
  const mark = heading?.designator ?? null;
  const isHeading =
    mark !== null &&
    !isOfConsent(heading?.title) &&
    below.length > 0 &&
    below.every(({ designator }) => designator?.startsWith(`${mark}.`));
  return heading && isHeading ? { heading, count: below.length } : null;
}
