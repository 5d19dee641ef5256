/** A text of at most so many letters, cut between words; a word as long as half of that is cut itself. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(' ', most);
  const end = blank > most / 2 ? blank : most;
  return `${text.slice(0, end).trimEnd()}…`;
}
