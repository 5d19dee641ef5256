import { afterEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { runProgram } from '#tests/support/run-program.ts';

afterEach(async () => {
  await db.user.deleteMany();
});

const account = (email: string, emailConfirmedAt: Date | null) =>
  db.user.create({ data: { email, passwordHash: 'x', emailConfirmedAt } });

const start = () =>
  runProgram(['server/start.ts'], {
    environment: {
      DAIS_MODE: 'production',
      DATABASE_URL: env.databaseUrl,
      DATA_DIR: env.dataDir,
      // Taken, so that a start that is not refused ends all the same.
      PORT: '1',
      HOST: '203.0.113.1',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://dais.example',
    },
  });

describe('a start in production', { timeout: 60_000 }, () => {
  it.each(['admin@example.com', 'reader@example.com'])(
    'is refused where everybody knows the password of %s',
    async (email) => {
      await account(email, new Date());
      const { code, errors } = await start();
      expect(code).toBe(1);
      expect(errors).toMatch(/^DATABASE_URL names a demonstration's database, [^\n]*\n$/);
      expect(errors).toContain('anybody can sign in to as admin@example.com');
      expect(errors).toContain('Name another database, or start with DAIS_MODE=demo');
    },
  );

  it('is refused to nobody because a stranger took such an address in the sign-up form', async () => {
    await account('admin@example.com', null);
    expect((await start()).errors).not.toContain('demonstration');
  });
});
