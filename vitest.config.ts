import { defineConfig } from 'vitest/config';

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
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

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
  ...patience,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...forUnit, name: 'unit' } },
      { test: { ...forDatabase, name: 'sqlite', setupFiles: 'tests/support/use-sqlite.ts' } },
      { test: { ...forDatabase, name: 'postgres', setupFiles: 'tests/support/use-postgres.ts' } },
    ],
  },
});
