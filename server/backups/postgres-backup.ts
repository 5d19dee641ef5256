import { AppError } from '#app/platform/app-error.ts';
import { type Contents, noneOfDais } from './contents.ts';
import { hidePassword, runPostgresProgram } from './postgres-programs.ts';

/** Dumps a database as it is at one moment, while others go on to write. */
export function writePostgresBackup(databaseUrl: string, file: string): Promise<void> {
  const { address, environment } = hidePassword(databaseUrl);
  return runPostgresProgram('pg_dump', ['--format=custom', `--file=${file}`, address], {
    environment,
  });
}

/**
 * Reads an archive from end to end.
 * @throws AppError when it is damaged, or none of Dais
 */
export async function readPostgresBackup(file: string): Promise<Contents> {
  const tables = await tablesIn(file);
  const isDais = ['_prisma_migrations', 'meetings', 'users'].every((one) => tables.has(one));
  if (!isDais) throw noneOfDais();
  // Its list stands at the beginning: a dump that was cut off behind it is found by reading it all.
  await runPostgresProgram('pg_restore', ['--file=/dev/null', file]);
  const contents: Contents = { migrations: [], meetings: 0, accounts: 0, orphans: 0 };
  await readRows(file, ['_prisma_migrations', 'meetings', 'users'], (table, row) => {
    if (table === 'meetings') contents.meetings += 1;
    else if (table === 'users') contents.accounts += 1;
    else if (row.finished_at !== '\\N') contents.migrations.push(row.migration_name ?? '');
  });
  contents.migrations.sort();
  return contents;
}

async function tablesIn(file: string): Promise<Set<string | undefined>> {
  const tables = new Set<string | undefined>();
  const read = (line: string) => {
    tables.add(/ TABLE DATA public (\S+) /.exec(line)?.[1]);
  };
  await runPostgresProgram('pg_restore', ['--list', file], { read }).catch((cause) => {
    // Anything but a missing program is the file's fault.
    if (cause instanceof AppError && cause.message.includes('install')) throw cause;
    throw noneOfDais();
  });
  return tables;
}

type Row = Record<string, string | undefined>;

/** The rows of some tables as COPY writes them: a line each, with tabs between the columns. */
async function readRows(
  file: string,
  tables: string[],
  tell: (table: string, row: Row) => void,
): Promise<void> {
  let open: { table: string; columns: string[] } | null = null;
  const read = (line: string) => {
    if (open === null) {
      const [, table, columns] = /^COPY public\.(\S+) \((.+)\) FROM stdin;$/.exec(line) ?? [];
      if (table && columns) open = { table, columns: columns.split(', ') };
    } else if (line === '\\.') open = null;
    else {
      const values = line.split('\t');
      tell(open.table, Object.fromEntries(open.columns.map((name, at) => [name, values[at]])));
    }
  };
  const only = [...tables.map((table) => `--table=${table}`), '--schema=public'];
  await runPostgresProgram('pg_restore', ['--data-only', ...only, '--file=-', file], { read });
}
