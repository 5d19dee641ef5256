import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { runProgram } from '#tests/support/run-program.ts';

describe.runIf(databaseKind === 'postgres')('a start on PostgreSQL in production', () => {
  const name = `dais_${crypto.randomUUID().replaceAll('-', '')}`;
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client({ connectionString: env.databaseUrl });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await client.query(`DROP DATABASE ${name}`);
    await client.end();
  });

  it('says that the database was not migrated, and how it is', async () => {
    const { code, errors } = await runProgram(['server/start.ts'], {
      environment: {
        DAIS_MODE: 'production',
        DATABASE_URL: Object.assign(new URL(env.databaseUrl), { pathname: `/${name}` }).href,
        DATA_DIR: env.dataDir,
        SESSION_SECRET: 's'.repeat(32),
        PUBLIC_URL: 'https://dais.example',
      },
    });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^DATABASE_URL names a database without \d+ of the migrations: run node/,
    );
  });
});
