import type { Db, Tx } from '#app/platform/db.server.ts';
import { connect, transact } from '#app/platform/db.server.ts';

export type LoadReport = {
  /** Ids of rows whose write was acknowledged. */
  acknowledged: string[];
  /** How often a reader saw a row of a transaction that was never committed. */
  uncommittedSeen: number;
  failures: string[];
};

class Deliberate extends Error {}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Readers, single writes, transactions that commit and transactions that fail, all at once.
 * Rows of failing transactions are marked 'doomed': nobody may ever see one.
 */
export async function mixedLoad(db: Db, requests: number): Promise<LoadReport> {
  const report: LoadReport = { acknowledged: [], uncommittedSeen: 0, failures: [] };
  const write = (into: Db | Tx, action: string) =>
    into.auditEntry.create({ data: { action, subjectType: 'load', subjectId: 'load' } });

  const kinds = [
    async () => {
      report.acknowledged.push((await write(db, 'single')).id);
    },
    async () => {
      const rows = await transact(async (tx) => {
        const first = await write(tx, 'pair');
        await pause(5);
        return [first, await write(tx, 'pair')];
      }, db);
      report.acknowledged.push(...rows.map((row) => row.id));
    },
    async () => {
      await transact(async (tx) => {
        await write(tx, 'doomed');
        await pause(5);
        await write(tx, 'doomed');
        throw new Deliberate();
      }, db).catch((error) => {
        if (!(error instanceof Deliberate)) throw error;
      });
    },
    async () => {
      report.uncommittedSeen += await db.auditEntry.count({ where: { action: 'doomed' } });
    },
  ];
  await Promise.all(
    Array.from({ length: requests }, async (_, index) => {
      // Spread over the time the transactions take, so that every kind meets every other.
      await pause((index * 37) % 200);
      await kinds[index % kinds.length]?.().catch((error: Error) =>
        report.failures.push(error.message),
      );
    }),
  );
  return report;
}

/** Run as a program, it loads the database it is given and prints its report. */
if (process.argv[1] === import.meta.filename) {
  const [, , url = '', rounds = '1'] = process.argv;
  const db = connect(url);
  const reports: LoadReport[] = [];
  for (let round = 0; round < Number(rounds); round += 1) reports.push(await mixedLoad(db, 50));
  console.log(
    JSON.stringify({
      acknowledged: reports.flatMap((report) => report.acknowledged),
      uncommittedSeen: reports.reduce((sum, report) => sum + report.uncommittedSeen, 0),
      failures: reports.flatMap((report) => report.failures),
    }),
  );
  await db.$disconnect();
}
