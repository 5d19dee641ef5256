/** What a browser prints before an item of a list: '3.', 'c.', 'iii.'. */
export function listMark(value: number, type: string): string {
  const mark = value < 1 || /^\d*$/.test(type) ? String(value) : asLetters(value, type);
  return `${mark}.`;
}

function asLetters(value: number, type: string): string {
  const mark = /^[ivx]$/i.test(type) ? roman(value) : letters(value);
  return type === type.toLowerCase() ? mark.toLowerCase() : mark;
}

function letters(value: number): string {
  let mark = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    mark = String.fromCharCode(65 + ((rest - 1) % 26)) + mark;
  }
  return mark;
}

const romanSteps: [number, string][] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let mark = '';
  let rest = Math.min(value, 399);
  for (const [step, sign] of romanSteps) {
    while (rest >= step) {
      mark += sign;
      rest -= step;
    }
  }
  return mark;
}
