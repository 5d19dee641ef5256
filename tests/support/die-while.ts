import { databaseKind, db } from '#app/platform/db.server.ts';

/** Where work dies: at a change such as 'INSERT ON mails', by how many rows were written already. */
export type Death = { change: string; written: string };

/** Lets work die, as by a power cut, once it has written so many rows more. */
export async function dieWhile(
  { change, written }: Death,
  after: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const count = `(SELECT count(*) FROM ${written})`;
  const [row] = await db.$queryRawUnsafe<{ before: bigint }[]>(`SELECT ${count} AS "before"`);
  const enough = `${count} >= ${Number(row?.before) + after}`;
  const { arm, disarm } = databaseKind === 'sqlite' ? onSqlite : onPostgres;
  for (const statement of arm(change, enough)) await db.$executeRawUnsafe(statement);
  await work().catch(() => undefined);
  for (const statement of disarm(change)) await db.$executeRawUnsafe(statement);
}

const onSqlite = {
  arm: (change: string, enough: string) => [
    `CREATE TRIGGER dies BEFORE ${change} WHEN ${enough}
     BEGIN SELECT RAISE(ABORT, 'died'); END`,
  ],
  disarm: (_change: string) => ['DROP TRIGGER dies'],
};

/** The condition of a trigger cannot ask for rows there: its function does. */
const onPostgres = {
  arm: (change: string, enough: string) => [
    `CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF ${enough} THEN RAISE EXCEPTION 'died'; END IF;
       RETURN NEW;
     END $$`,
    `CREATE TRIGGER dies BEFORE ${change} FOR EACH ROW EXECUTE FUNCTION dies()`,
  ],
  disarm: (change: string) => [
    `DROP TRIGGER dies ON ${change.split(' ').at(-1)}`,
    'DROP FUNCTION dies()',
  ],
};
