import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000, from what was found in breaches, all in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export const longestCommon = Math.max(
  ...dictionary['passwords-common'].map(({ length }) => length),
);

/** What fingers run along; a piece of one, forwards or backwards, is as common as those listed. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const allRuns = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/** Whether `text`, in lower case, is listed, a run of keys, or a piece of either said again and again. */
export function isCommon(text: string): boolean {
  const unit = repeatedUnit(text);
  return (
    commonPasswords.has(text) ||
    commonPasswords.has(unit) ||
    (unit !== text && unit.length < 4) ||
    allRuns.some((run) => run.includes(unit))
  );
}

/** The shortest piece that `text` consists of, said once or several times. */
export function repeatedUnit(text: string): string {
  // Where a text stands in itself, said twice, is how long its unit is.
  return text.slice(0, (text + text).indexOf(text, 1));
}
