/** What is used of a statement of better-sqlite3. */
type Statement = {
  readonly reader: boolean;
  raw: (isOn: true) => Statement;
  columns: () => unknown[];
  all: (args: unknown[]) => unknown[];
  run: (args: unknown[]) => unknown;
};

type Connection = { prepare: (sql: string) => unknown };

/** More than the statements that pages and jobs use again and again. */
const mostKept = 500;
/** What writes hundreds of rows at once is seldom asked for again with as many. */
const longestKept = 20_000;

/**
 * Has a connection prepare each statement once, and give what was bound to it back when it has run.
 * Bare, every query of Prisma's adapter makes a statement that holds its values until JavaScript
 * collects its garbage, which knows nothing of what SQLite holds: work that writes much takes
 * gigabytes.
 */
export function keepStatements(connection: Connection): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  connection.prepare = (sql: string) => {
    const known = kept.get(sql);
    // The driver's own, of which this is what is used.
    const statement = known ?? (prepare(sql) as Statement);
    if (!known && statement.reader) statement.raw(true);
    kept.delete(sql);
    if (sql.length <= longestKept) kept.set(sql, statement);
    const [oldest] = kept.size > mostKept ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return bindable(statement);
  };
}

/** As the adapter uses a statement: it binds its values for good, reads its columns, and runs it once. */
function bindable(statement: Statement) {
  let bound: unknown[] = [];
  const own = {
    reader: statement.reader,
    bind(args: unknown[]) {
      bound = args;
      return own;
    },
    columns: () => statement.columns(),
    raw: () => own,
    all: () => statement.all(bound),
    run: () => statement.run(bound),
  };
  return own;
}
