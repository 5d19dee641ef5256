import Papa from 'papaparse';
import type { Transcript } from '../transcript.ts';
import { readJsonTurns } from './json-turns.ts';
import {
  type Columns,
  isBar,
  isNumber,
  isRule,
  isTime,
  namedColumns,
  type Role,
  sampleLines,
  type TableSet,
} from './table-set.ts';

/** A row for each turn, in columns for when, who and what; what else a row holds is left out. */
export function readTable(text: string, set: TableSet): Transcript {
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

function rowsOf(text: string, set: TableSet) {
  if (set === 'commas') {
    const rows = Papa.parse<string[]>(text.trim(), { delimiter: ',' }).data;
    return { rows: rows.filter((cells) => cells.some((cell) => cell.trim() !== '')), outside: 0 };
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const inside = set === 'bars' ? lines.filter(isBar) : lines;
  const rows = inside.filter((line) => !isRule(line)).map((line) => cellsOf(line, set));
  return { rows, outside: lines.length - inside.length };
}

function cellsOf(line: string, set: 'bars' | 'tabs'): string[] {
  if (set === 'tabs') return line.split('\t').map((cell) => cell.trim());
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

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
