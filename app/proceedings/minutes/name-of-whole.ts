import { pattern, words } from '#app/platform/language/pattern.ts';
import { standingItemOf } from '../cases/standing-items.ts';
import type { Heading } from './written-heading.ts';

/** 'BUSINESS SESSION', where the numbers begin anew, and what the whole is called. */
const newPart =
  /\b(?:session|meeting)$|^(?:official |draft |approved |unapproved |meeting )*minutes$/i;
/** 'Board of Selectmen', above what it did. */
const bodyName = pattern('i')`^(?:the )?${words(
  'board town city village county borough township school planning common',
)}\b.*\b${words(`
  selectmen selectboard council board commission committee trustees supervisors commissioners
  education district health
`)}$`;
/** 'Executive Session' is an item. */
export const isNewPart = (title: string) =>
  (newPart.test(title) && standingItemOf(title) === null && !/\bnext\b/i.test(title)) ||
  bodyName.test(title);

/** 'Minutes of the Planning Board, June 5, 2025' */
export const namesWhole = (title: string) =>
  isNewPart(title) || (/\b(?:minutes|meeting)\b/i.test(title) && !deedOfItem.test(title));
const deedOfItem =
  /\b(?:approv|adopt|accept|review|read|correct|amend|previous|prior|last|next|future|upcoming|schedul|set|date|order|town meeting)/i;

/** 'MINUTES', at the top. */
export const isNameOfWhole = ({ title, runsOn }: Heading, from: number) =>
  from < topLines &&
  !runsOn &&
  /^(?!.*\b(?:approv|adopt|read|review|correct|accept|previous|past))(?:[\p{L}’']+ ){0,4}minutes$/iu.test(
    title,
  );
const topLines = 6;
