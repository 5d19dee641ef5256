import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

// Files on a database are threads, which share the code of Prisma's WebAssembly: V8, freeing what it has
// compiled anew, now and then stopped the whole run ('Check failed: jit_page_->allocations_.erase').
setFlagsFromString('--no-wasm-code-gc');

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
  // Much of the time they wait, for a database or another process.
  maxWorkers: 5,
  // A page leads to its style sheet: without this its address would be empty, which React warns of.
  css: { include: [/\.css\?url$/] },
  ...patience,
};

const support = (file: string) => fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));

const inTests = {
  alias: {
    // Pages are rendered here as React Router does by itself: nothing is bundled for it.
    '#app/platform/kept/keep-markup.server.tsx': support('unkept-markup.tsx'),
    // What was drafted on one database is not drafted anew for the other.
    '#app/platform/apart/run-apart.server.ts': support('remembered-programs.ts'),
  },
};

export default defineConfig({
  test: {
    // One more than CI has cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...forUnit, name: 'unit' } },
      {
        resolve: inTests,
        test: { ...forDatabase, name: 'sqlite', setupFiles: 'tests/support/use-sqlite.ts' },
      },
      {
        resolve: inTests,
        test: { ...forDatabase, name: 'postgres', setupFiles: 'tests/support/use-postgres.ts' },
      },
    ],
  },
});
