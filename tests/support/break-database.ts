import Database from 'better-sqlite3';

/** What can go wrong with a table of a SQLite database while a server uses it. */
export type Fault =
  /** It cannot be read or written. */
  | { gone: string }
  /** It can be read, and refuses one kind of change. */
  | { refuses: 'INSERT' | 'UPDATE' | 'DELETE'; of: string }
  /** One of its columns cannot be read. */
  | { column: string; of: string };

/** Breaks the database of a running server, does the work, and mends it again. */
export async function whileBroken<T>(
  file: string,
  fault: Fault,
  work: () => Promise<T>,
): Promise<T> {
  const { harm, mend } = statements(fault);
  execute(file, harm);
  try {
    return await work();
  } finally {
    execute(file, mend);
  }
}

function statements(fault: Fault): { harm: string; mend: string } {
  if ('gone' in fault) {
    const hidden = `hidden_${fault.gone}`;
    return {
      harm: `ALTER TABLE "${fault.gone}" RENAME TO "${hidden}"`,
      mend: `ALTER TABLE "${hidden}" RENAME TO "${fault.gone}"`,
    };
  }
  if ('refuses' in fault) {
    return {
      // It fails as it runs, for a reason that nobody takes for a broken reference or a stale schema.
      harm: `CREATE TRIGGER broken BEFORE ${fault.refuses} ON "${fault.of}" BEGIN SELECT abs(-9223372036854775807 - 1); END`,
      mend: 'DROP TRIGGER broken',
    };
  }
  const { column, of } = fault;
  return {
    harm: `ALTER TABLE "${of}" RENAME COLUMN "${column}" TO "hidden_${column}"`,
    mend: `ALTER TABLE "${of}" RENAME COLUMN "hidden_${column}" TO "${column}"`,
  };
}

/** Without checks of references: a table that is gone takes none of its neighbours along. */
function execute(file: string, statement: string): void {
  const database = new Database(file, { timeout: 10_000 });
  try {
    database.pragma('foreign_keys = OFF');
    database.pragma('legacy_alter_table = ON');
    database.exec(statement);
  } finally {
    database.close();
  }
}
