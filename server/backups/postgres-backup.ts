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
  const migrations: string[] = [];
  await readRows(file, '_prisma_migrations', ({ migration_name: name, finished_at: at }) => {
    if (name && at !== '\\N') migrations.push(name);
  });
  return {
    migrations: migrations.sort(),
    meetings: await countRows(file, 'meetings'),
    accounts: await countRows(file, 'users'),
    orphans: 0,
  };
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

async function countRows(file: string, table: string): Promise<number> {
  let count = 0;
  await readRows(file, table, () => {
    count += 1;
  });
  return count;
}

/** The rows of a table as COPY writes them: a line each, with tabs between the columns. */
async function readRows(
  file: string,
  table: string,
  row: (values: Record<string, string | undefined>) => void,
): Promise<void> {
  let columns: string[] | null = null;
  const read = (line: string) => {
    if (columns === null) {
      const named = /^COPY .+ \((.+)\) FROM stdin;$/.exec(line)?.[1];
      columns = named?.split(', ') ?? null;
    } else if (line === '\\.') columns = null;
    else {
      const values = line.split('\t');
      row(Object.fromEntries(columns.map((name, at) => [name, values[at]])));
    }
  };
  const only = ['--data-only', '--schema=public', `--table=${table}`, '--file=-', file];
  await runPostgresProgram('pg_restore', only, { read });
}
