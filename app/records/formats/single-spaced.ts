// Shares of the lines with words: how many stand alone, and how many of these go on from the one before,
// in a text whose every line is followed by an empty one.
const alone = 0.9;
const goingOn = 0.08;
const fewestLines = 20;

/** A text whose lines are set apart by empty ones, without these: they part no paragraphs. */
export function singleSpaced(lines: string[]): { lines: string[]; wasDouble: boolean } {
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === '';
  const places = [...lines.keys()].filter((at) => !isEmpty(at));
  if (places.length < fewestLines) return { lines, wasDouble: false };
  const apart = places.filter((at) => isEmpty(at - 1) && isEmpty(at + 1)).length;
  const small = places.filter((at) => /^\s*\p{Ll}/u.test(lines[at] ?? '')).length;
  const isDouble = apart >= alone * places.length && small >= goingOn * places.length;
  const single = isDouble ? lines.filter((_, at) => !isEmpty(at) || isEmpty(at - 1)) : lines;
  return { lines: single, wasDouble: isDouble };
}
