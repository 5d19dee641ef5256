/**
 * What stands before the words of somebody whose name nobody says: where in the meeting it was said.
 * Words that follow without a label were said at the same place.
 */
export const placeLabels = {
  discussion: 'In discussion',
  publicComment: 'Public comment',
  minutes: 'From the minutes',
  motion: 'As moved',
  amendment: 'Amendment, as moved',
} as const;

const quotation = /^(?:(?<who>[^“”:]{2,80}): )?“(?<words>[^“”]+)”[.]?$/u;

/**
 * Who is quoted with what, where a sentence is nothing but words of the record: 'Council Member
 * Tran: “…”', '“…”'. Null where it is not.
 */
export function quotationIn(text: string): { who: string | null; words: string } | null {
  const { who, words } = quotation.exec(text)?.groups ?? {};
  return words ? { who: who ?? null, words } : null;
}

/** The name in a quotation's label, where it has one: 'Ana Lopez' of 'Public comment, Ana Lopez'. */
export function nameInLabel(who: string): string | null {
  const places: readonly string[] = Object.values(placeLabels);
  const place = places.find((label) => who === label || who.startsWith(`${label}, `));
  if (place === undefined) return who;
  return who === place ? null : who.slice(place.length + 2);
}

/** What a sentence says, wherever in the meeting it was said: a quotation of nobody in particular without its label. */
export function saidAnywhere(text: string): string {
  const quotation = quotationIn(text);
  const isNamed = quotation?.who != null && nameInLabel(quotation.who) !== null;
  return quotation && !isNamed ? `“${quotation.words}”` : text;
}
