import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '#tests/support/run-program.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dais-start-'));
  await writeFile(join(folder, 'text.txt'), 'This is no folder, and no database either.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  runProgram(['server/start.ts'], { environment: { DATA_DIR: folder, ...environment } });

describe('a start with a wrong environment', { timeout: 30_000 }, () => {
  it.each([
    { name: 'PORT', value: '99999', wants: 'a port number from 1 to 65535' },
    { name: 'DAIS_MODE', value: 'staging', wants: 'demo or production' },
    {
      name: 'DATABASE_URL',
      value: 'mysql://localhost/dais',
      wants: 'file:<path> or postgresql://',
    },
    { name: 'DATABASE_URL', value: 'postgresql://dais:hunter2@127.0.0.1:1/dais', wants: 'file:' },
    { name: 'DATABASE_POOL', value: '0', wants: 'how many connections' },
    { name: 'DATABASE_TIMEOUT', value: '60s', wants: '0 for never' },
    { name: 'PUBLIC_URL', value: 'dais.example', wants: 'the address people type' },
    { name: 'SESSION_SECRET', value: 'hunter2', wants: 'at least 32 unguessable characters' },
    { name: 'TRUST_PROXY', value: 'yes', wants: 'how many proxies stand in front' },
    { name: 'LOG_LEVEL', value: 'loud', wants: 'silent, error, warn, info or debug' },
    { name: 'WORKER', value: 'often', wants: 'inline (web and jobs in one process)' },
  ])(
    'ends with the name of $name and what it wants, not $value',
    async ({ name, value, wants }) => {
      const { code, output, errors } = await start({ [name]: value });
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toMatch(new RegExp(`^${name} [^\\n]* It wants [^\\n]*\\.\\n$`));
      expect(errors).toContain(wants);
      expect(errors).not.toContain('hunter2');
    },
  );

  it('names every variable that is wrong, each on a line', async () => {
    const { errors } = await start({ PORT: '0', LOG_LEVEL: 'loud' });
    expect(errors.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', '']);
  });

  it('asks for the secrets without which production is not safe', async () => {
    const { code, errors } = await start({ DAIS_MODE: 'production' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^SESSION_SECRET is missing\. .*\nPUBLIC_URL is missing\. .*\n$/);
  });

  it.each([
    { name: 'DATA_DIR', value: '' },
    { name: 'DATABASE_URL', value: 'file:' },
  ])('says so when $name names something else than it should', async ({ name, value }) => {
    const { code, errors } = await start({ [name]: `${value}${join(folder, 'text.txt')}` });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^${name} names [^\\n]* It wants [^\\n]*\\.\\n$`));
  });
});
