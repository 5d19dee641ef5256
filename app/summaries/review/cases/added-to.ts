import { sections } from '../../draft.ts';

/** The name of the opening where a case would have its place. */
export const inShort = 'in-short';

/** What a sentence is added to: a case, by its place counted from 0, or the opening. */
export type AddedTo = number | typeof inShort;

export const nameOfAddedTo = (to: AddedTo) =>
  to === inShort ? sections.inShort : `case ${to + 1}`;
