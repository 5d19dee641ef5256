type Left = { missed: readonly string[]; unjudged: number; unread: number };

/** What the model did not write, and why, for the reviewer; null where it wrote all. */
export function noteOn({ missed, unjudged, unread }: Left): string | null {
  const notes: string[] = [];
  if (unread > 0)
    notes.push(
      `The language model gave no usable outline of ${unread === 1 ? 'one part' : `${unread} parts`} of the record: there the items are those that its own words announce.`,
    );
  if (missed.length > 0) {
    const titles = missed.map((title) => `“${title}”`).join(', ');
    notes.push(
      `The language model gave no usable answer on ${titles}: told there are the record's own words.`,
    );
  }
  if (unjudged > 0)
    notes.push(
      `${unjudged === 1 ? 'One sentence was' : `${unjudged} sentences were`} not judged by a second reading: compared with the record by rules only.`,
    );
  return notes.length === 0 ? null : notes.join(' ');
}
