import pg, { type Client } from 'pg';
import { AppError } from '#app/platform/app-error.ts';
import { type Bound, type Partitioned, partitionedTables } from './partitioned.ts';

const quoted = pg.escapeIdentifier;
const literal = ({ value }: Bound) =>
  typeof value === 'number' ? `${value}` : pg.escapeLiteral(value);

/**
 * Makes each of these tables one of parts, of which what it holds is the first, in one transaction that keeps
 * everybody else out of them: some seconds for a million passages.
 * @throws AppError conflict where they have parts already
 */
export async function partitionTables(
  client: Client,
  tables: readonly Partitioned[] = partitionedTables(),
  now = new Date(),
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    const names = tables.map(({ table }) => quoted(table)).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    const known = [];
    for (const one of tables) {
      if (await isParted(client, one.table)) {
        throw new AppError('conflict', 'These tables have parts already.');
      }
      known.push({ ...one, ...(await lookAt(client, one.table)) });
    }
    for (const { table, foreign, triggers } of known) {
      for (const { name } of foreign) {
        await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
      }
      for (const { name } of triggers) {
        await client.query(`DROP TRIGGER ${quoted(name)} ON ${quoted(table)}`);
      }
    }
    for (const one of known) await divide(client, one, now);
    for (const { table, foreign, triggers } of known) {
      for (const { name, definition } of foreign) await constrain(client, table, name, definition);
      for (const { definition } of triggers) await client.query(definition);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  await readyParts(client, tables, now);
}

/**
 * Makes the parts that will be written next, and has PostgreSQL sample the tables: it does so by itself for parts alone.
 * Does nothing where tables have none.
 */
export async function readyParts(
  client: Client,
  tables: readonly Partitioned[] = partitionedTables(),
  now = new Date(),
): Promise<void> {
  for (const { table, key, bounds } of tables) {
    if (!(await isParted(client, table))) continue;
    const ends = bounds(await newestKey(client, table, key), now);
    for (const [at, end] of ends.entries()) {
      const start = ends[at - 1];
      if (start) await addPart(client, { table, start, end });
    }
    await client.query(`ANALYZE ${quoted(table)}`);
  }
}

const partOf = (table: string, end: Bound) => quoted(`${table}_to_${end.name}`);

async function addPart(
  client: Client,
  { table, start, end }: { table: string; start: Bound; end: Bound },
): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${partOf(table, end)}
    PARTITION OF ${quoted(table)} FOR VALUES FROM (${literal(start)}) TO (${literal(end)})`);
}

async function isParted(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class WHERE oid = $1::text::regclass AND relkind = 'p'`,
    [table],
  );
  return rows.length > 0;
}

async function newestKey(client: Client, table: string, key: string) {
  const { rows } = await client.query<{ key: number | string }>(
    `SELECT ${quoted(key)} AS key FROM ${quoted(table)} ORDER BY 1 DESC LIMIT 1`,
  );
  return rows[0]?.key ?? null;
}

type Named = { name: string; definition: string };

type Known = {
  primary: Named[];
  foreign: Named[];
  indexes: Named[];
  triggers: Named[];
  sampled: { name: string; target: number }[];
  sequences: { name: string; column: string }[];
};

async function lookAt(client: Client, table: string): Promise<Known> {
  const ask = async <Row extends object>(sql: string) =>
    (await client.query(sql, [table])).rows as Row[];
  const constraints = (type: 'p' | 'f') =>
    ask<Named>(`SELECT conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE conrelid = $1::text::regclass AND contype = '${type}'`);
  return {
    primary: await constraints('p'),
    foreign: await constraints('f'),
    indexes: await ask(`SELECT relname AS name, pg_get_indexdef(oid) AS definition
      FROM pg_index JOIN pg_class ON oid = indexrelid
      WHERE indrelid = $1::text::regclass AND NOT indisprimary`),
    triggers: await ask(`SELECT tgname AS name, pg_get_triggerdef(oid) AS definition
      FROM pg_trigger WHERE tgrelid = $1::text::regclass AND NOT tgisinternal`),
    sampled: await ask(`SELECT attname AS name, attstattarget AS target FROM pg_attribute
      WHERE attrelid = $1::text::regclass AND attnum > 0 AND attstattarget > 0`),
    sequences: await ask(`SELECT pg_get_serial_sequence($1, attname) AS name, attname AS column
      FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0
        AND pg_get_serial_sequence($1, attname) IS NOT NULL`),
  };
}

/** What has another name makes room for the names that the migrations know. */
async function divide(
  client: Client,
  { table, key, bounds, primary, indexes, sampled, sequences }: Partitioned & Known,
  now: Date,
): Promise<void> {
  const [end] = bounds(await newestKey(client, table, key), now);
  const first = partOf(table, end);
  await client.query(`ALTER TABLE ${quoted(table)} RENAME TO ${first}`);
  for (const { name } of [...primary, ...indexes]) {
    await client.query(`ALTER INDEX ${quoted(name)} RENAME TO ${quoted(`${name}_to_${end.name}`)}`);
  }
  await client.query(`CREATE TABLE ${quoted(table)}
    (LIKE ${first} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)
    PARTITION BY RANGE (${quoted(key)})`);
  for (const { name, definition } of primary) await constrain(client, table, name, definition);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, target } of sampled) {
    await client.query(`ALTER TABLE ${quoted(table)}
      ALTER COLUMN ${quoted(name)} SET STATISTICS ${target}`);
  }
  for (const { name, column } of sequences) {
    await client.query(`ALTER SEQUENCE ${name} OWNED BY ${quoted(table)}.${quoted(column)}`);
  }
  await client.query(`ALTER TABLE ${quoted(table)}
    ATTACH PARTITION ${first} FOR VALUES FROM (MINVALUE) TO (${literal(end)})`);
  // For what comes before its part was made.
  await client.query(`CREATE TABLE ${quoted(`${table}_others`)}
    PARTITION OF ${quoted(table)} DEFAULT`);
}

const constrain = (client: Client, table: string, name: string, definition: string) =>
  client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
