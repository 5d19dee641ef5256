import { type Db, databaseKind, db } from '../db.server.ts';
import { type Marks, marksInMemory } from './marks.ts';
import { orInMemory } from './or-in-memory.server.ts';
import { pseudonymOf } from './pseudonym.server.ts';

type Given = { name: string; days: number };

/** Marks that all web processes know where there can be several, which is on PostgreSQL. */
export function sharedMarks({ name, days }: Given, database: Db = db): Marks {
  const inMemory = marksInMemory({ days });
  if (databaseKind === 'sqlite') return inMemory;
  return orInMemory(marksInDatabase({ name, days }, database), inMemory);
}

/** Beside the counts, as which they are cleaned up. */
const marksInDatabase = ({ name, days }: Given, database: Db): Marks => ({
  async has(key) {
    const where = { key: pseudonymOf(name, key), expire: { gt: Date.now() } };
    return (await database.attemptCount.count({ where })) > 0;
  },
  async set(key) {
    const kept = { points: 1, expire: Date.now() + days * 24 * 60 * 60 * 1000 };
    const where = { key: pseudonymOf(name, key) };
    await database.attemptCount.upsert({ where, create: { ...where, ...kept }, update: kept });
  },
});
