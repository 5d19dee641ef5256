const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** 'Sep 9, 2025, 3:04 PM UTC': reviewers may sit in several zones. */
export function formatMoment(iso: string): string {
  return `${moments.format(new Date(iso))} UTC`;
}

/** Where a version's text comes from. */
export const originWords: Record<string, string> = {
  extractive: 'Drafted from the record’s own sentences.',
  model: 'Drafted by a language model from the record.',
  typed: 'Typed by hand: only what cites the record was checked.',
};
