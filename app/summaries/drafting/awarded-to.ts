import { pattern, words } from '#app/platform/language/pattern.ts';
import { cutAtClause } from './cut-at-clause.ts';

/** 'Award it to Gulfway Mechanical at $412,900': to whom, and for how much. */
const award = pattern('i')`^(?:(?:to|that|we) )*award (?:it|this|that|the ${words(
  'bid contract project work job',
)}) to (.{3,120})$`;
const unclear = /\b(?:I|we|us|our|you|your|it|this|that|um|uh)\b|…|--/i;

/** What is told of a matter that was awarded by a motion which names only who gets it; '' where it was not. */
export function awardedTo(motion: string): string {
  const whom = award.exec(motion.replace(/[\s.…]+$/, ''))?.[1];
  return whom === undefined || unclear.test(whom) ? '' : `awarded to ${cutAtClause(whom)}`;
}
