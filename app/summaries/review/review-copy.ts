import type { Mark } from '../open-mark.ts';

/** Where a version's text comes from. */
export const originCopy: Record<string, string> = {
  extractive: 'Drafted from the record’s own sentences.',
  model: 'Drafted by a language model from the record.',
  typed: 'Typed by hand: only what cites the record was checked.',
};

/** What is held against sentences, and what settles it. */
export const markCopy: Record<Mark, { title: string; advice: string }> = {
  unfounded: {
    title: 'Not found in the record',
    advice: 'Mend or remove them, or say why they hold: readers see the reason.',
  },
  unfit: {
    title: 'Not fit to print',
    advice: 'Mend or remove them, or say why they stand: readers see the reason.',
  },
  unread: {
    title: 'Only compared by rule',
    advice: 'Read each beside its passages, then confirm it.',
  },
};
