/** In characters: a hit of a longer one would say little of where in it the words stand. */
const longestPassage = 1200;
/** No blank for so long is no text of words. */
const shortestCut = 600;

/** A text as passages: whole where it is short, else cut at blanks. None where it is blank. */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.replaceAll('\u0000', '').trim();
  while (rest.length > longestPassage) {
    const blank = rest.lastIndexOf(' ', longestPassage);
    const end = blank > shortestCut ? blank : wholeLetters(rest, longestPassage);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Not between the two halves of a letter. */
const wholeLetters = (text: string, end: number) =>
  /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end;
