import { AppError } from '#app/platform/app-error.ts';
import { type EntityFields, entityForm, nameKey } from './entity-form.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

/** Rows of one file: what a person can look through, and one transaction can hold. */
export const mostImportedRows = 2000;

export type PlannedRow = {
  line: number;
  name: string;
} & (
  | { outcome: 'new'; fields: EntityFields }
  /** Left out, and why. */
  | { outcome: 'exists' | 'repeated' | 'invalid'; problems: string[] }
);

export type ImportPlan = {
  rows: PlannedRow[];
  /** Columns that the directory has no place for. */
  unusedColumns: string[];
};

type Field = keyof EntityFields;

/** Column names that are understood, without case, spaces and underscores. */
const columnNames: Record<Field, readonly string[]> = {
  entityName: ['name', 'entityname', 'entity'],
  entityDescription: ['description', 'entitydescription'],
  entityType: ['type', 'entitytype', 'bodytype'],
  state: ['state'],
  county: ['county'],
  homepageUrl: ['homepage', 'homepageurl', 'website', 'url'],
  docsLink: ['documents', 'docslink', 'docs', 'documentsurl'],
  timeZone: ['timezone'],
};

const requiredColumns: Field[] = ['entityName', 'entityType', 'state'];

/**
 * What would become of each row of a file of entities; nothing is stored.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function planImport(text: string, existing: ReadonlySet<string>): ImportPlan {
  const { rows, openQuote } = readCsv(text);
  if (openQuote !== null) {
    throw unreadable(`A quotation mark on line ${openQuote} is never closed. Close it.`);
  }
  const [head, ...body] = rows;
  if (!head) throw unreadable('The file is empty.');
  const { columns, unusedColumns } = readHead(head);
  if (body.length === 0) throw unreadable('The file has column names and no rows.');
  if (body.length > mostImportedRows) {
    throw unreadable(
      `The file has ${body.length.toLocaleString('en-US')} rows; at most ${mostImportedRows.toLocaleString('en-US')} can be imported at once. Split it.`,
    );
  }
  const seen = new Map<string, number>();
  return {
    unusedColumns,
    rows: body.map((row) => planRow({ row, columns, width: head.cells.length, existing, seen })),
  };
}

function readHead({ cells }: CsvRow) {
  const columns = new Map<Field, number>();
  const unusedColumns: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf(cell);
    if (!field) {
      if (cell.trim()) unusedColumns.push(cell.trim().slice(0, 50));
    } else if (columns.has(field)) {
      throw unreadable(`Two columns say the same: the second is “${cell.trim()}”. Keep one.`);
    } else columns.set(field, index);
  }
  if (requiredColumns.every((field) => columns.has(field))) return { columns, unusedColumns };
  const found = cells.map((cell) => `“${cell.trim().slice(0, 50)}”`).slice(0, 10);
  throw unreadable(
    `The first row has to name the columns, among them name, type and state. It says ${found.join(', ')}.`,
  );
}

function fieldOf(cell: string): Field | null {
  const plain = cell.toLowerCase().replace(/[\s_-]/g, '');
  const known = Object.entries(columnNames).find(([, names]) => names.includes(plain));
  // The keys of columnNames are the fields, all of them.
  return known ? (known[0] as Field) : null;
}

type Planning = {
  row: CsvRow;
  columns: Map<Field, number>;
  width: number;
  existing: ReadonlySet<string>;
  /** The lines of the names so far. */
  seen: Map<string, number>;
};

function planRow({ row, columns, width, existing, seen }: Planning): PlannedRow {
  const { line, cells } = row;
  const typed = Object.fromEntries(
    [...columns].map(([field, index]) => [field, cells[index] ?? '']),
  );
  const read = entityForm.safeParse(typed);
  const name = (read.data?.entityName ?? typed.entityName ?? '').trim().slice(0, 200);
  const left = (outcome: 'exists' | 'repeated' | 'invalid', problems: string[]) => ({
    line,
    name,
    outcome,
    problems,
  });
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return left('invalid', ['More cells than columns: put text with a comma into quotes']);
  }
  if (!read.success) {
    return left(
      'invalid',
      read.error.issues.map(({ path, message }) =>
        message.endsWith('is required') ? message : `${words[path[0] as Field]}: ${message}`,
      ),
    );
  }
  const key = nameKey(read.data.entityName);
  const earlier = seen.get(key);
  if (earlier !== undefined) return left('repeated', [`The name stands on line ${earlier} too`]);
  seen.set(key, line);
  if (existing.has(key)) return left('exists', ['In the directory already; it stays as it is']);
  return { line, name, outcome: 'new', fields: read.data };
}

const words: Record<Field, string> = {
  entityName: 'Name',
  entityDescription: 'Description',
  entityType: 'Type',
  state: 'State',
  county: 'County',
  homepageUrl: 'Homepage',
  docsLink: 'Documents',
  timeZone: 'Time zone',
};

function unreadable(message: string): AppError {
  return new AppError('unreadable', message);
}
