import { type EntityFields, entityForm, nameKey } from './entity-form.ts';
import { readTable, type TableRow, type TableShape, tooWide } from './read-table.ts';

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

const shape: TableShape<Field> = {
  columns: {
    entityName: ['name', 'entityname', 'entity'],
    entityDescription: ['description', 'entitydescription'],
    entityType: ['type', 'entitytype', 'bodytype'],
    state: ['state'],
    county: ['county'],
    homepageUrl: ['homepage', 'homepageurl', 'website', 'url'],
    docsLink: ['documents', 'docslink', 'docs', 'documentsurl'],
    timeZone: ['timezone'],
  },
  required: ['entityName', 'entityType', 'state'],
  mostRows: mostImportedRows,
};

/**
 * What would become of each row of a file of entities; nothing is stored.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function planImport(text: string, existing: ReadonlySet<string>): ImportPlan {
  const { rows, unusedColumns } = readTable(text, shape);
  const seen = new Map<string, number>();
  return { unusedColumns, rows: rows.map((row) => planRow({ row, existing, seen })) };
}

type Planning = {
  row: TableRow<Field>;
  existing: ReadonlySet<string>;
  /** The lines of the names so far. */
  seen: Map<string, number>;
};

function planRow({ row, existing, seen }: Planning): PlannedRow {
  const { line, typed, isTooWide } = row;
  const read = entityForm.safeParse(typed);
  const name = (read.data?.entityName ?? typed.entityName ?? '').trim().slice(0, 200);
  const left = (outcome: 'exists' | 'repeated' | 'invalid', problems: string[]) => ({
    line,
    name,
    outcome,
    problems,
  });
  if (isTooWide) return left('invalid', [tooWide]);
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
