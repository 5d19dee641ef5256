import { AppError } from '#app/platform/app-error.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

export type TableShape<Field extends string> = {
  /** Column names that are understood, without case, spaces and underscores. */
  columns: Readonly<Record<Field, readonly string[]>>;
  required: readonly Field[];
  /** Rows of one file: what a person can look through, and one transaction can hold. */
  mostRows: number;
};

export type TableRow<Field extends string> = {
  line: number;
  /** What stands in the columns that the file has. */
  typed: Partial<Record<Field, string>>;
  /** There is text in cells beyond the last column. */
  isTooWide: boolean;
};

/**
 * The rows of a CSV file by the names of its columns, in any order and spelling.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function readTable<Field extends string>(text: string, shape: TableShape<Field>) {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== null) {
    throw unreadable(`A quotation mark on line ${openQuote} is never closed. Close it.`);
  }
  const [head, ...body] = rows;
  if (!head) throw unreadable('The file is empty.');
  const { found, unusedColumns } = readHead(head, shape);
  if (body.length === 0) throw unreadable('The file has column names and no rows.');
  if (body.length > shape.mostRows) {
    throw unreadable(
      `The file has ${body.length.toLocaleString('en-US')} rows; at most ${shape.mostRows.toLocaleString('en-US')} can be imported at once. Split it.`,
    );
  }
  return {
    unusedColumns,
    rows: body.map(({ line, cells }): TableRow<Field> => {
      const typed: Partial<Record<Field, string>> = {};
      for (const [field, index] of found) typed[field] = cells[index] ?? '';
      const isTooWide = cells.slice(head.cells.length).some((cell) => cell.trim() !== '');
      return { line, typed, isTooWide };
    }),
  };
}

export const tooWide = 'More cells than columns: put text with a comma into quotes';

function readHead<Field extends string>({ cells }: CsvRow, shape: TableShape<Field>) {
  const found = new Map<Field, number>();
  const unusedColumns: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf(cell, shape);
    if (!field) {
      if (cell.trim()) unusedColumns.push(cell.trim().slice(0, 50));
    } else if (found.has(field)) {
      throw unreadable(`Two columns say the same: the second is “${cell.trim()}”. Keep one.`);
    } else found.set(field, index);
  }
  if (shape.required.every((field) => found.has(field))) return { found, unusedColumns };
  const said = cells.map((cell) => `“${cell.trim().slice(0, 50)}”`).slice(0, 10);
  const wanted = new Intl.ListFormat('en-GB').format(
    shape.required.map((field) => shape.columns[field][0] ?? field),
  );
  throw unreadable(
    `The first row has to name the columns, among them ${wanted}. It says ${said.join(', ')}.`,
  );
}

function fieldOf<Field extends string>(cell: string, { columns }: TableShape<Field>): Field | null {
  const plain = cell.toLowerCase().replace(/[\s_-]/g, '');
  const known = Object.entries<readonly string[]>(columns).find(([, names]) =>
    names.includes(plain),
  );
  // The keys of the columns are the fields, all of them.
  return known ? (known[0] as Field) : null;
}

function unreadable(message: string): AppError {
  return new AppError('unreadable', message);
}
