import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** What a column of a table of items holds. */
export type Column = 'designator' | 'title' | 'file' | 'sponsors' | 'recommendation' | 'other';

const heads: [Column, RegExp][] = [
  ['designator', /^(?:(?:agenda )?item )?(?:no\.?|number|#)$/i],
  [
    'title',
    pattern('i')`^(?:agenda |item )?${phrases(`
      title
      item
      items? of business
      description
      subject
      topic
      matter
      business
    `)}$`,
  ],
  ['file', /^(?:legislative |council )?(?:file|document|legislation|record|case|bill)\b/i],
  ['sponsors', /^(?:sponsors?|introduced by|author)\b/i],
  ['recommendation', /^(?:staff |board )?(?:recommend|requested action|proposed action)/i],
  [
    'other',
    pattern('i')`^${phrases(`
      actions?
      attachments?
      departments?
      estimated time
      lead
      notes?
      pages?
      presenters?
      speakers?
      staff
      status
      time
      type
      votes?
      who
    `)}$|^$`,
  ],
];
/** The words with which such a line begins where it stands below an item, outside of a table. */
const labels: [Column, string][] = [
  ['file', 'File'],
  ['sponsors', 'Sponsor'],
  ['recommendation', 'Recommendation'],
];

/** The columns that a table's head names; null where it is no head, or none of a table of items. */
export function columnsOf(cells: readonly string[]): Column[] | null {
  const columns = cells.flatMap(
    (cell) => heads.find(([, name]) => name.test(cell.trim()))?.[0] ?? [],
  );
  const isHead = columns.length > 1 && columns.length === cells.length;
  if (!isHead || !columns.includes('title')) return null;
  // 'Item' beside 'Description' is its number.
  const isTwice = columns.indexOf('title') !== columns.lastIndexOf('title');
  const first = columns.indexOf('title');
  return isTwice ? columns.map((one, at) => (at === first ? 'designator' : one)) : columns;
}

/** The lines that tell of one row's item; none where it has no title, or other cells than the head. */
export function linesOfRow(columns: readonly Column[], cells: readonly string[]): string[] {
  if (cells.length !== columns.length) return [];
  const inColumn = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
  const title = inColumn('title');
  if (title === '') return [];
  const designator = inColumn('designator').replace(/[.)]$/, '');
  const about = labels.flatMap(([column, label]) => {
    const text = inColumn(column);
    return text === '' ? [] : [`${label}: ${text}`];
  });
  return [designator === '' ? title : `${designator}. ${title}`, ...about];
}

const row = /^\s*\|(.*)\|\s*$/;
const rule = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$/;

/** A Markdown file's lines, with each row of a table as the lines that it stands for. */
export function withoutTables(lines: readonly string[]): string[] {
  let columns: Column[] | null = null;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells === null) {
      columns = null;
      return [line];
    }
    if (rule.test(line)) return [];
    const isHead = rule.test(lines[at + 1] ?? '');
    if (isHead) columns = columnsOf(cells);
    if (columns === null) return [cells.join(' ').trim()];
    if (isHead) return [];
    const told = linesOfRow(columns, cells);
    return told.length > 0 ? told : [cells.join(' ').trim()];
  });
}

function cellsOf(line: string): string[] | null {
  return (
    row
      .exec(line)?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim()) ?? null
  );
}
