/** How the numbers of a list are written. */
export type NumberStyle =
  | 'decimal'
  | 'lower-letter'
  | 'upper-letter'
  | 'lower-roman'
  | 'upper-roman';

const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Romans beyond it grow long, and no list is. */
const mostInRoman = 3999;

/** The number of an item as its list shows it: 4 as `4`, `d`, `D`, `iv` or `IV`. */
export function listNumber(number: number, style: NumberStyle): string {
  if (!Number.isSafeInteger(number) || number < 1) return String(number);
  switch (style) {
    case 'decimal':
      return String(number);
    case 'lower-letter':
      return letters(number);
    case 'upper-letter':
      return letters(number).toUpperCase();
    case 'lower-roman':
      return roman(number);
    case 'upper-roman':
      return roman(number).toUpperCase();
  }
}

/** a to z, then aa, bb as word processors count on. */
function letters(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return letter.repeat(Math.min(10, Math.ceil(number / 26)));
}

function roman(number: number): string {
  if (number > mostInRoman) return String(number);
  let left = number;
  let text = '';
  for (const [value, sign] of romans) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}
