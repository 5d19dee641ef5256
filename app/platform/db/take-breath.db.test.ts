import { expect, it } from 'vitest';
import { databaseKind, db, transact } from '../db.server.ts';

/** How often everything else of the process had its turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const before = process.cpuUsage();
  await work();
  isOver = true;
  const { user, system } = process.cpuUsage(before);
  // Work of three tenths of a second, so that it has to have let others in.
  expect(user + system).toBeGreaterThan(300_000);
  return turns;
}
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await work();
};

it.runIf(databaseKind === 'sqlite')('long work on the database lets others in', async () => {
  const read = () => db.govtEntity.findMany({ take: 5, include: { meetings: true } });
  const write = () =>
    transact((tx) =>
      times(600, () =>
        tx.auditEntry.create({ data: { action: 'none', subjectType: 'none', subjectId: 'none' } }),
      ),
    );
  for (const work of [() => times(600, read), write]) {
    expect(await turnsDuring(work)).toBeGreaterThan(10);
  }
});
