import Papa from 'papaparse';

export type CsvRow = {
  /** Of the file, where the row begins; the first is 1. */
  line: number;
  cells: string[];
};

export type Csv = {
  rows: CsvRow[];
  /** The line of the row in which a quote begins that never ends. */
  openQuote: number | null;
};

/**
 * Reads comma-separated values, also with the semicolons or tabs that spreadsheets write elsewhere.
 * Blank rows are left out. Cells are text, whatever they look like.
 */
export function readCsv(text: string): Csv {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let openQuote: number | null = null;
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(source, {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t'],
    step({ data: cells, errors, meta }) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote ??= line;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      line += source.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
    },
  });
  return { rows, openQuote };
}
