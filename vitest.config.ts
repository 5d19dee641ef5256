import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const pure = [
  'app/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'stand-ins/**/*.test.ts',
  'prisma/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/*.test.ts',
];
const onDatabase = ['app/**/*.db.test.ts', 'server/**/*.db.test.ts', 'prisma/**/*.db.test.ts'];

/** A busy machine is slow, and no promise less true for it. Milliseconds. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

const forUnit = {
  include: pure,
  exclude: onDatabase,
  env: { LOG_LEVEL: 'silent' },
  // What is pure is the same for every file, and loaded once for all of them.
  isolate: false,
  ...patience,
};
const forDatabase = {
  include: onDatabase,
  globalSetup: 'tests/support/prepare-databases.ts',
  // Every file is a thread with modules of its own, at less than a process each would cost.
  pool: 'threads' as const,
  ...patience,
};

/** Pages are rendered here as React Router does by itself: nothing is bundled for it. */
const inOnePlace = {
  alias: {
    '#app/platform/kept/keep-markup.server.tsx': fileURLToPath(
      new URL('tests/support/unkept-markup.tsx', import.meta.url),
    ),
  },
};

export default defineConfig({
  test: {
    // One more than CI has cores: much of the time they wait, for a database or another process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...forUnit, name: 'unit' } },
      {
        resolve: inOnePlace,
        test: { ...forDatabase, name: 'sqlite', setupFiles: 'tests/support/use-sqlite.ts' },
      },
      {
        resolve: inOnePlace,
        test: { ...forDatabase, name: 'postgres', setupFiles: 'tests/support/use-postgres.ts' },
      },
    ],
  },
});
