import { defineConfig } from 'vitest/config';

const pure = [
  'app/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'prisma/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const onDatabase = ['app/**/*.db.test.ts', 'server/**/*.db.test.ts', 'prisma/**/*.db.test.ts'];
const forDatabase = {
  include: onDatabase,
  globalSetup: 'tests/support/prepare-databases.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: pure, exclude: onDatabase, env: { LOG_LEVEL: 'silent' } } },
      { test: { ...forDatabase, name: 'sqlite', setupFiles: 'tests/support/use-sqlite.ts' } },
      { test: { ...forDatabase, name: 'postgres', setupFiles: 'tests/support/use-postgres.ts' } },
    ],
  },
});
