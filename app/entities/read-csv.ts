export type CsvRow = {
  /** Of the file, where the row begins; the first is 1. */
  line: number;
  cells: string[];
};

export type Csv = {
  rows: CsvRow[];
  /** The line on which a quote begins that never ends. */
  openQuote: number | null;
};

/**
 * Reads comma-separated values as RFC 4180 has them, with quotes, and line breaks inside of quotes;
 * also with the semicolons or tabs that spreadsheets write elsewhere. Blank rows are left out. Cells
 * are text, whatever they look like.
 */
export function readCsv(text: string): Csv {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begins = 1;
  /** The line on which the quote began that we are in. */
  let quoted: number | null = null;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begins, cells });
    cells = [];
  };

  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\n') line += 1;
    if (quoted !== null) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = null;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = line;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n') {
      endRow();
      begins = line;
    } else cell += sign;
  }
  endRow();
  return { rows, openQuote: quoted };
}

/** The sign that stands most often in the first row, outside of quotes. */
function delimiterOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
