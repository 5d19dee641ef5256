/** Where a version's text comes from. */
export const originCopy: Record<string, string> = {
  extractive: 'Drafted from the record’s own sentences.',
  model: 'Drafted by a language model from the record.',
  typed: 'Typed by hand: only what cites the record was checked.',
};
