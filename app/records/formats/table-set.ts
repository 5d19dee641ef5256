import { pattern, words } from '#app/platform/language/pattern.ts';
import { parseStamp } from './stamps.ts';

/** Fewer rows may be a list that stands in a text. */
const fewestRows = 5;
/** Lines that are looked at to tell a table by. */
export const sampleLines = 60;

const role = {
  start: pattern(
    'i',
  )`^(?:${words('start begin from time timestamp in')})(?:[ _](?:time|seconds|ms))?$`,
  end: pattern('i')`^(?:${words('end stop to out')})(?:[ _](?:time|seconds|ms))?$`,
  speaker: pattern('i')`^(?:speaker|name|voice)(?:[ _](?:name|label))?$`,
  text: pattern(
    'i',
  )`^(?:${words('text transcript transcription sentence content caption utterance')})$`,
};
export type Role = keyof typeof role;
export type Columns = Partial<Record<Role, number>>;

export const isBar = (line: string) => /^[ \t]{0,8}\|.*\|[ \t]*$/.test(line);
/** Between the headings of Markdown's table and its rows. */
export const isRule = (line: string) => isBar(line) && /^[\s|:-]+$/.test(line);
const tabs = (line: string) => line.split('\t').length - 1;

/** How the rows of a table are set. */
export type TableSet = 'bars' | 'tabs' | 'commas';

/** How a text's rows are set, where it is a table: Markdown's, of tabs, or of commas under headings. */
export function tableIn(head: string): TableSet | null {
  const lines = head.split('\n', sampleLines).filter((line) => line.trim() !== '');
  const bars = lines.filter(isBar);
  if (bars.length >= fewestRows && bars.some(isRule)) return 'bars';
  const [first = ''] = lines;
  const isEven = lines.every((line) => tabs(line) === tabs(first));
  if (isEven && tabs(first) > 0 && lines.length >= fewestRows && isCounted(lines)) return 'tabs';
  return namedColumns(headingsIn(first)).text === undefined || !first.includes(',')
    ? null
    : 'commas';
}

/** Whether each row begins with its number or a time, below headings or not; a name does as well in other texts. */
const isCounted = ([, ...lines]: readonly string[]) =>
  lines.every((line) => line.split('\t', 2).some((cell) => isNumber(cell) || isTime(cell)));

/** The headings between commas; one that is quoted with a comma in it names no column that is read. */
const headingsIn = (line: string): string[] =>
  line
    .replace(/"((?:[^"]|"")*)"/g, (_, heading: string) => (heading.includes(',') ? '' : heading))
    .split(',');

export function namedColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [place, heading] of headings.entries()) {
    const found = Object.entries(role).find(([, name]) => name.test(heading.trim()));
    if (found) columns[found[0] as Role] ??= place;
  }
  return columns;
}

export const isNumber = (cell: string) => /^\d{1,9}(?:\.\d{1,6})?$/.test(cell.trim());
/** Whole numbers may as well count the rows. */
export const isTime = (cell: string) =>
  parseStamp(cell) !== null || (isNumber(cell) && cell.includes('.'));
