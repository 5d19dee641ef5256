import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '#tests/support/run-program.ts';

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'dais-private-')), 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
const migrate = () => runProgram(['server/migrate.ts'], { environment: { DATA_DIR: folder } });

describe('what Dais keeps', () => {
  it('is made for nobody else on the machine to read', async () => {
    expect(await migrate()).toMatchObject({ code: 0, errors: '' });
    expect(await modeOf('')).toBe('700');
    expect(await modeOf('dais.db')).toBe('600');
  });

  it('is taken from others who could read it before', async () => {
    await chmod(join(folder, 'dais.db'), 0o644);
    await mkdir(join(folder, 'outbox'), { mode: 0o755 });
    await writeFile(join(folder, 'notes.txt'), 'Not ours.', { mode: 0o644 });
    await migrate();
    expect(await modeOf('dais.db')).toBe('600');
    expect(await modeOf('outbox')).toBe('700');
    expect(await modeOf('notes.txt')).toBe('644');
  });
});
