import Database from 'better-sqlite3';
import { Client } from 'pg';

/** The few words of SQL that the two databases write differently where rows are made of numbers. */
export type Dialect = {
  /** Rows with one column, `n`, from 1 to `count`. */
  series: (count: number) => string;
  /** An id that begins with a number of its table and ends with that of the row. */
  id: (table: number, row: string) => string;
  /** So many minutes after the first moment of 2016, as the models keep moments. */
  moment: (minutes: string) => string;
  /** A literal of some bytes. */
  bytes: string;
  /** What is bound to a statement as its only value, JSON: a list of lists of texts as rows with a column `row`. */
  given: string;
  /** A text of such a row. */
  at: (place: number) => string;
};

export type Filling = Dialect & {
  kind: 'sqlite' | 'postgres';
  run: (sql: string, value?: string) => Promise<void>;
  end: () => Promise<void>;
};

const idOf = (table: number, row: string) =>
  `'0190${table.toString(16).padStart(4, '0')}-0000-7000-8000-' || ${row}`;

/** Opens a database to be filled past all that the app keeps watch with. */
export async function openFilling(url: string): Promise<Filling> {
  return url.startsWith('file:') ? onSqlite(url.slice('file:'.length)) : onPostgres(url);
}

function onSqlite(file: string): Filling {
  const database = new Database(file);
  database.exec(`
    PRAGMA journal_mode = OFF; PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF;
    PRAGMA cache_size = -2000000;
    PRAGMA temp_store = MEMORY;`);
  return {
    kind: 'sqlite',
    series: (count) =>
      `(WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${count}) SELECT n FROM s)`,
    id: (table, row) => idOf(table, `printf('%012x', ${row})`),
    moment: (minutes) =>
      `strftime('%Y-%m-%dT%H:%M:%S.000+00:00', '2016-01-01', (${minutes}) || ' minutes')`,
    bytes: "x'00'",
    given: '(SELECT value AS row FROM json_each(?))',
    at: (place) => `row->>${place}`,
    async run(sql, value) {
      const statement = database.prepare(sql);
      if (value === undefined) statement.run();
      else statement.run(value);
    },
    async end() {
      database.close();
    },
  };
}

async function onPostgres(url: string): Promise<Filling> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Neither foreign keys nor triggers: what is made here fits together.
  await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '1GB'");
  return {
    kind: 'postgres',
    series: (count) => `generate_series(1, ${count}) AS series(n)`,
    id: (table, row) => idOf(table, `lpad(to_hex(${row}), 12, '0')`),
    moment: (minutes) => `timestamp '2016-01-01' + (${minutes}) * interval '1 minute'`,
    bytes: "'\\x00'::bytea",
    given: '(SELECT value AS row FROM json_array_elements($1::json)) AS given',
    at: (place) => `(row->>${place})`,
    async run(sql, value) {
      await client.query(sql, value === undefined ? [] : [value]);
    },
    end: () => client.end(),
  };
}
