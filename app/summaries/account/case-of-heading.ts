import { textOf } from '#app/meetings/summary-document/phrase.ts';
import type { SummaryLine } from '#app/meetings/summary-document/read-lines.ts';
import { caseHeading } from '../document/summary-markdown.ts';

type Named = { designator: string | null; title: string };

/** A case's heading stands below that of its part. */
export const caseLevel = 3;

/** What a heading says, without its citations. */
export const headingText = ({ phrases }: Pick<SummaryLine, 'phrases'>) =>
  plain(
    phrases
      .filter(({ kind }) => kind !== 'citation')
      .map(textOf)
      .join(''),
  );

/** A case's heading as `headingText` reads it. */
export const headingOf = (one: Named) => plain(caseHeading(one));

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The place of the case that a heading names, among these: by its heading whole, else by its
 * designator, where an editor changed the title alone. -1 for none.
 */
export function caseOfHeading(title: string, cases: readonly Named[]): number {
  const whole = cases.findIndex((one) => headingOf(one) === title);
  if (whole >= 0) return whole;
  return cases.findIndex(
    ({ designator }) => designator !== null && title.startsWith(`${designator} `),
  );
}

/** A case's title as an editor left it in the heading, without the designator that stands before it. */
export function titleInHeading({ designator }: Pick<Named, 'designator'>, heading: string): string {
  if (designator === null || !heading.startsWith(`${designator} `)) return heading;
  return heading.slice(designator.length).trim();
}
