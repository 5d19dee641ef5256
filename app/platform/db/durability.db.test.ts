import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseKind, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { runProgram } from '#tests/support/run-program.ts';

const settings =
  'SELECT journal_mode, synchronous, foreign_keys FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys';

describe.runIf(databaseKind === 'sqlite')('what was acknowledged', () => {
  it('outlives a power cut in production', async () => {
    const ask = `
      const { transact } = await import('#app/platform/db.server.ts');
      const [row] = await transact((tx) => tx.$queryRawUnsafe('${settings}'));
      console.log(Object.values(row).map(String).join(' '));`;
    const { output, errors } = await runProgram(['--input-type=module', '--eval', ask], {
      environment: {
        DAIS_MODE: 'production',
        DATA_DIR: env.dataDir,
        DATABASE_URL: `file:${join(env.dataDir, 'production.db')}`,
        SESSION_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://dais.example',
      },
    });
    expect({ output, errors }).toEqual({ output: 'wal 2 1\n', errors: '' });
  });

  it('need not in a demonstration, which waits for no disk', async () => {
    const [row] = await transact((tx) => tx.$queryRawUnsafe<object[]>(settings));
    expect(Object.values(row ?? {}).map(String)).toEqual(['wal', '1', '1']);
  });
});
