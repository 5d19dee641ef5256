/** Where words stand, for whoever quotes them. */
export type QuotationSource = {
  title: string;
  /** Whose meeting it was. */
  body: string | null;
  date: string;
};

export type Selected = {
  words: string;
  /** The first citation after the words begin. */
  citation: { label: string; segment: number | null; address: string } | null;
};

/** “What was said” — Budget Hearing, Akron City Council, September 9, 2025, 10:41 AM, https://… */
export function quotation(
  { words, citation }: Selected,
  { title, body, date }: QuotationSource,
  page: string,
): string {
  const named = title === date ? [title, body] : [title, body, date];
  const source = [...named, citation?.label, citation?.address ?? page].filter(Boolean);
  return `“${plainQuotes(words)}” — ${source.join(', ')}`;
}

/** Quotation marks inside of quotation marks are single. */
function plainQuotes(words: string): string {
  return words.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', '’');
}
