import { stemsOf } from '../words.ts';
import type { MeetingTexts } from './meeting-texts.ts';

type Case = MeetingTexts['cases'][number];
type Sentence = Pick<MeetingTexts['sentences'][number], 'heading' | 'citations'>;
type Entry = Pick<MeetingTexts['agenda'][number], 'designator' | 'title'>;

/**
 * The case that a sentence of the summary tells of: the one it stands under, else the only one in whose
 * part of the record all lies that it rests on. Null where that is none, or may be several.
 */
export function caseOfSentence(
  { heading, citations }: Sentence,
  cases: readonly Case[],
): Case | null {
  const around = cases.filter(
    ({ firstSegment, lastSegment }) =>
      citations.length > 0 && citations.every((at) => at >= firstSegment && at <= lastSegment),
  );
  const named = heading === null ? [] : cases.filter((one) => isHeadingOf(heading, one));
  if (named.length === 0) return theOnly(around);
  return theOnly(named) ?? theOnly(named.filter((one) => around.includes(one)));
}

/** A heading has the designator before it; the title may be without what is said twice in it. */
function isHeadingOf(heading: string, { designator, title }: Case): boolean {
  if (designator !== null) return heading.startsWith(`${designator} `);
  return isWithin(stemsOf(heading), stemsOf(title));
}

/** The case that a line of the agenda became: by its title, else by its number where the titles agree. */
export function caseOfEntry({ designator, title }: Entry, cases: readonly Case[]): Case | null {
  const own = stemsOf(title);
  const titled = cases.filter((one) => stemsOf(one.title).join(' ') === own.join(' '));
  const numbered = (titled.length > 0 ? titled : cases).filter(
    (one) =>
      designator !== null && one.designator !== null && isSameNumber(one.designator, designator),
  );
  const alike = numbered.filter((one) => {
    const other = stemsOf(one.title);
    return isWithin(own, other) || isWithin(other, own);
  });
  return theOnly(titled) ?? theOnly(alike);
}

const isSameNumber = (one: string, other: string) =>
  stemsOf(one).join(' ') === stemsOf(other).join(' ');

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((stem) => all.includes(stem));

const theOnly = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
