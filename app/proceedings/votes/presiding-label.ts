import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** What only who presides says. */
const presides =
  /\ball (?:those )?in favou?r\b|\b(?:any|those|all) opposed\b|\b(?:motion|item) (?:carries|passes|fails)\b|\bis there a (?:motion|second)\b|\bcall the roll\b/i;
/** Said less often by one voice, it may be anybody's. */
const fewestSaid = 2;

/** The label under which the meeting is presided over. */
export function presidingLabel(sentences: readonly SpokenSentence[]): string | null {
  const times = new Map<string, number>();
  for (const { text, speaker } of sentences)
    if (speaker !== null && presides.test(text)) times.set(speaker, (times.get(speaker) ?? 0) + 1);
  const [first] = [...times].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= fewestSaid ? first[0] : null;
}
