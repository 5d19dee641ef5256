import Papa from 'papaparse';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';
import { readJsonTurns } from './json-turns.ts';
import { parseStamp } from './stamps.ts';

/** Fewer rows may be a list that stands in a text. */
const fewestRows = 5;
/** Lines that are looked at to tell a table by. */
const sampleLines = 60;

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
type Role = keyof typeof role;
type Columns = Partial<Record<Role, number>>;

const isBar = (line: string) => /^[ \t]{0,8}\|.*\|[ \t]*$/.test(line);
/** Between the headings of Markdown's table and its rows. */
const isRule = (line: string) => isBar(line) && /^[\s|:-]+$/.test(line);
const tabs = (line: string) => line.split('\t').length - 1;

/** How a text's rows are set, where it is a table: Markdown's, of tabs, or of commas under headings. */
export function tableIn(head: string): 'bars' | 'tabs' | 'commas' | null {
  const lines = head.split('\n', sampleLines).filter((line) => line.trim() !== '');
  const bars = lines.filter(isBar);
  if (bars.length >= fewestRows && bars.some(isRule)) return 'bars';
  const [first = ''] = lines;
  const isEven = lines.every((line) => tabs(line) === tabs(first));
  if (isEven && tabs(first) > 0 && lines.length >= fewestRows && isCounted(lines)) return 'tabs';
  return namedColumns(cellsOf(first, 'commas')).text === undefined || !first.includes(',')
    ? null
    : 'commas';
}

/** Whether each row begins with its number or a time, below headings or not; a name does as well in other texts. */
const isCounted = ([, ...lines]: readonly string[]) =>
  lines.every((line) => line.split('\t', 2).some((cell) => isNumber(cell) || isTime(cell)));

/** A row for each turn, in columns for when, who and what; what else a row holds is left out. */
export function readTable(text: string, set: 'bars' | 'tabs' | 'commas'): Transcript {
  const { rows, outside } = rowsOf(text, set);
  const named = namedColumns(rows[0] ?? []);
  const hasHeadings = named.text !== undefined;
  const turns = hasHeadings ? rows.slice(1) : rows;
  const columns = hasHeadings ? named : columnsByContent(turns);
  const read = readJsonTurns(turns.map((cells) => turnOf(cells, columns)));
  const used = new Set(Object.values(columns));
  const unused = (rows[0]?.length ?? 0) - used.size;
  const leftOut = [...read.leftOut];
  if (unused > 0)
    leftOut.push(`${unused === 1 ? 'A column' : `${unused} columns`} of the table: not used.`);
  if (outside > 0)
    leftOut.push(`${outside === 1 ? 'A line' : `${outside} lines`} beside the table: not used.`);
  return { ...read, format: 'named-turns', leftOut };
}

function rowsOf(text: string, set: 'bars' | 'tabs' | 'commas') {
  if (set === 'commas') {
    const rows = Papa.parse<string[]>(text.trim(), { delimiter: ',' }).data;
    return { rows: rows.filter((cells) => cells.some((cell) => cell.trim() !== '')), outside: 0 };
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const inside = set === 'bars' ? lines.filter(isBar) : lines;
  const rows = inside.filter((line) => !isRule(line)).map((line) => cellsOf(line, set));
  return { rows, outside: lines.length - inside.length };
}

function cellsOf(line: string, set: 'bars' | 'tabs' | 'commas'): string[] {
  if (set === 'tabs') return line.split('\t').map((cell) => cell.trim());
  if (set === 'commas') return Papa.parse<string[]>(line, { delimiter: ',' }).data[0] ?? [];
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

function namedColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [place, heading] of headings.entries()) {
    const found = Object.entries(role).find(([, name]) => name.test(heading.trim()));
    if (found) columns[found[0] as Role] ??= place;
  }
  return columns;
}

const isNumber = (cell: string) => /^\d{1,9}(?:\.\d{1,6})?$/.test(cell.trim());
/** Whole numbers may as well count the rows. */
const isTime = (cell: string) =>
  parseStamp(cell) !== null || (isNumber(cell) && cell.includes('.'));

/** Without headings the words are where most of the letters are, and names where few others stand again and again. */
function columnsByContent(rows: readonly string[][]): Columns {
  const sample = rows.slice(0, sampleLines);
  const of = (place: number) => sample.map((cells) => cells[place] ?? '');
  const letters = (place: number) =>
    of(place).reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
  const isName = (place: number) =>
    letters(place) > 0 && new Set(of(place)).size <= sample.length / 2;
  const places = (rows[0] ?? []).map((_, place) => place);
  const [text, ...others] = places.toSorted((one, other) => letters(other) - letters(one));
  const [start, end] = places.filter((place) => place !== text && of(place).every(isTime));
  const speaker = others.find(isName);
  return Object.fromEntries(
    Object.entries({ text, start, end, speaker }).filter(([, place]) => place !== undefined),
  );
}

function turnOf(cells: readonly string[], columns: Columns) {
  const cell = (name: Role) => cells[columns[name] ?? -1]?.trim() ?? '';
  const time = (name: Role) => (isNumber(cell(name)) ? Number(cell(name)) : cell(name) || null);
  return {
    ...{ text: cell('text'), speaker: cell('speaker') || null },
    ...{ start: time('start'), end: time('end') },
  };
}
