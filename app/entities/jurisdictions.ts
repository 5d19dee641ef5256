import { usStates } from './us-states.ts';

/** What stands in the place of a state for a body of the United States. */
export const federal = 'Federal';

/** Where an entity can be. Requests are for the 50 states; the directory knows the rest too. */
export const jurisdictions: readonly string[] = [
  federal,
  ...[...usStates, 'District of Columbia'].sort(),
  'American Samoa',
  'Guam',
  'Northern Mariana Islands',
  'Puerto Rico',
  'U.S. Virgin Islands',
];

/** What files call them besides. */
const otherNames: Readonly<Record<string, string>> = {
  'united states': federal,
  'united states of america': federal,
  'u.s.': federal,
  us: federal,
  usa: federal,
  'washington, d.c.': 'District of Columbia',
  'washington, dc': 'District of Columbia',
  'northern marianas': 'Northern Mariana Islands',
  'us virgin islands': 'U.S. Virgin Islands',
  'virgin islands': 'U.S. Virgin Islands',
};

/** The jurisdiction that somebody wrote, as the directory has it. */
export function jurisdictionOf(typed: string): string | undefined {
  const name = typed.toLowerCase();
  return jurisdictions.find((one) => one.toLowerCase() === name) ?? otherNames[name];
}
