import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Sent } from '#tests/support/growth/watch-drivers.ts';

/** Tells of statements how much the database had to do for each. */
export type Meter = {
  /** What is counted. */
  unit: string;
  costsOf: (sent: readonly Sent[]) => Promise<number[]>;
  /** As if a summary had been published: what is kept of pages is made anew. */
  outdate: () => Promise<void>;
  end: () => Promise<void>;
};

/** Runs statements again, and counts the steps that SQLite's machine takes. Leaves everything as it was. */
export function stepsOnSqlite(file: string, folder: string): Meter {
  const extension = join(folder, 'count-steps.so');
  const headers = 'node_modules/better-sqlite3/deps/sqlite3';
  execFileSync('gcc', [
    ...['-shared', '-fPIC', '-I', headers, 'tests/bench/growth/count-steps.c', '-o', extension],
  ]);
  const database = new Database(file, { timeout: 60_000 });
  database.loadExtension(extension);
  const steps = database.prepare('SELECT steps()').pluck();
  const costOf = ({ sql, values }: Sent) => {
    // What begins and ends a transaction takes a step or two.
    if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)) return 1;
    const statement = database.prepare(sql);
    steps.get();
    try {
      if (statement.reader) statement.all(values);
      else statement.run(values);
    } catch {
      // It was written when it was first sent, and cannot be written again.
    }
    return Number(steps.get());
  };
  return {
    unit: 'steps',
    async costsOf(sent) {
      database.exec('BEGIN IMMEDIATE');
      try {
        return sent.map(costOf);
      } finally {
        database.exec('ROLLBACK');
      }
    },
    async outdate() {
      database.exec('UPDATE public_version SET version = version + 1');
    },
    async end() {
      database.close();
    },
  };
}
