import { garbledShare } from '../faults/garbled.ts';

/** A page with fewer letters is a picture with a stamp, a page number or a running head on it. */
const fewLetters = 40;
/** Of the words in a text layer; fonts without a table of their letters make all of them garbled. */
const muchGarbled = 0.5;

/** Whether a page's text says so little that what the page shows has to be looked at. */
export function saysLittle(text: string): boolean {
  return letters(text) < fewLetters || garbledShare(text) > muchGarbled;
}

/** Whether what was read on the picture is more than the page's own text. */
export function saysMore(read: string, own: string): boolean {
  return garbledShare(own) > muchGarbled || letters(read) > 1.5 * letters(own);
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
