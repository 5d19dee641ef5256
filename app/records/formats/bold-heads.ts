/** '**[00:02:58]**', '**Mayor Hale:** Good evening.': what stands before each turn, set in bold as Markdown has it. */
const boldHead = /^\*\*(\[[\d:.,]{4,12}\]:?|[^*\n]{1,60}:)\*\*(:?)/gm;
/** Fewer are somebody's emphasis. */
const fewest = 3;

/** A text without the marks of what stands in bold before its turns. */
export function withoutBoldHeads(text: string): string {
  const count = text.match(boldHead)?.length ?? 0;
  return count < fewest ? text : text.replace(boldHead, '$1$2');
}
