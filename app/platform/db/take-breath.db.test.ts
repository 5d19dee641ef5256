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
  await work();
  isOver = true;
  return turns;
}

/** One after the other, for a second. */
async function again(work: () => Promise<unknown>) {
  const end = performance.now() + 1000;
  while (performance.now() < end) await work();
}

it.runIf(databaseKind === 'sqlite')('long work on the database lets others in', async () => {
  const data = { action: 'none', subjectType: 'none', subjectId: 'none' };
  const reading = () => again(() => db.govtEntity.findMany({ take: 5 }));
  const writing = () => transact((tx) => again(() => tx.auditEntry.create({ data })));
  for (const work of [reading, writing]) expect(await turnsDuring(work)).toBeGreaterThan(10);
});
