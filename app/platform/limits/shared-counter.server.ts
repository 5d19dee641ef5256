import { databaseKind } from '../db.server.ts';
import type { Counter } from './counter.ts';
import { orInMemory } from './or-in-memory.server.ts';
import { pseudonymOf } from './pseudonym.server.ts';
import { rememberRefusals } from './remember-refusals.ts';

export type Counters = {
  /** No two limits have the same. */
  name: string;
  inMemory: Counter;
  inDatabase: Counter;
};

/** One count for all web processes where there can be several, which is on PostgreSQL. */
export const sharedCounter = ({ name, inMemory, inDatabase }: Counters): Counter =>
  databaseKind === 'sqlite'
    ? inMemory
    : rememberRefusals(orInMemory(underPseudonyms(name, inDatabase), inMemory));

const underPseudonyms = (name: string, counter: Counter): Counter => ({
  take: (key) => counter.take(pseudonymOf(name, key)),
  giveBack: (key) => counter.giveBack(pseudonymOf(name, key)),
  forget: (key) => counter.forget(pseudonymOf(name, key)),
});
