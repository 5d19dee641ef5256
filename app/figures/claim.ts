/** A sentence with the text it rests on. */
export type Claim = { sentence: string; source: string };

/** Letters and digits alone, in small letters: what two wordings share whatever their points. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function replaceAt(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}
