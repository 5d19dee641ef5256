import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, databaseKind, db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { missingMigrations } from '#prisma/applied-migrations.ts';
import { knownMigrations } from '#prisma/migration-files.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import {
  execute,
  makeOlder,
  migratedDatabase,
  otherDatabase,
} from '#tests/support/other-database.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-23T08:15:00Z');
let files = 0;
const newFile = () => join(env.dataDir, `backup-${++files}`);

async function backUp(url = env.databaseUrl) {
  const file = newFile();
  return { file, ...(await writeBackup(url, file)) };
}

async function scratch(make = migratedDatabase) {
  const { url, drop } = await make();
  onTestFinished(drop);
  return url;
}

const restore = (file: string, databaseUrl: string, replaces = false) =>
  restoreBackup({ file, databaseUrl, replaces, now });

async function titlesIn(url: string) {
  const other = connect(url);
  const rows = await other.meeting.findMany({ select: { meetingTitle: true } });
  await other.$disconnect();
  return rows.map(({ meetingTitle }) => meetingTitle);
}

/** A database that holds one meeting of this title. */
async function holding(meetingTitle: string) {
  const url = await scratch();
  const other = connect(url);
  await other.meeting.create({ data: { meetingTitle, sortDate: now } });
  await other.$disconnect();
  return url;
}

describe('a backup', () => {
  it('says what it holds, and overwrites none', async () => {
    await makeUser();
    await makeMeeting();
    const { file, ...held } = await backUp();
    expect(held).toMatchObject({
      migrations: await knownMigrations(env.databaseUrl),
      meetings: await db.meeting.count(),
      accounts: await db.user.count(),
      orphans: 0,
    });
    expect((await stat(file)).size).toBe(held.bytes);
    await expect(writeBackup(env.databaseUrl, file)).rejects.toThrow('is there already');
  });

  it('is restored into a database that nobody has used', async () => {
    const { meetingTitle } = await makeMeeting();
    const { file } = await backUp();
    const url = await scratch();
    const { kept, contents } = await restore(file, url);
    expect(kept).toBeNull();
    expect(contents.meetings).toBe(await db.meeting.count());
    expect(await titlesIn(url)).toContain(meetingTitle);
  });

  it('is for its owner alone, and so is what is made of it', async () => {
    const [file, url] = [newFile(), await scratch()];
    const run = (command: string, databaseUrl: string) =>
      runProgram(['server/command-line.ts', command, file], {
        environment: { DAIS_MODE: 'demo', DATA_DIR: env.dataDir, DATABASE_URL: databaseUrl },
      });
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await run('backup', env.databaseUrl)).toMatchObject({ code: 0, errors: '' });
    expect(await modeOf(file)).toBe(0o600);
    expect(await run('restore', url)).toMatchObject({ code: 0, errors: '' });
    if (databaseKind === 'sqlite') expect(await modeOf(url.replace('file:', ''))).toBe(0o600);
  });

  it('is put in the place of data only where that is said, and the old data is kept', async () => {
    const [before, after] = [await holding('Before'), await holding('After')];
    const { file } = await backUp(after);
    await expect(restore(file, before)).rejects.toThrow('holds data');
    expect(await titlesIn(before)).toEqual(['Before']);

    const { kept } = await restore(file, before, true);
    expect(await titlesIn(before)).toEqual(['After']);
    expect(kept).toMatch(/before[-_]20261123t081500$/i);
    const old =
      databaseKind === 'sqlite'
        ? `file:${kept}`
        : Object.assign(new URL(before), { pathname: kept?.replace('the database ', '') }).href;
    expect(await titlesIn(old)).toEqual(['Before']);
    if (databaseKind === 'postgres') {
      const name = new URL(old).pathname.slice(1);
      await execute(env.databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it('is not restored while somebody uses the database', async () => {
    const { file } = await backUp();
    const url = await holding('In use');
    const server = connect(url);
    await server.meeting.count();
    await expect(restore(file, url, true)).rejects.toThrow('Stop it first');
    expect(await server.meeting.count()).toBe(1);
    await server.$disconnect();
  });

  it('of an older version is brought up to date', async () => {
    const older = await scratch(async () => otherDatabase());
    await makeOlder(older);
    const { file } = await backUp(older);
    const url = await scratch(async () => otherDatabase());
    await restore(file, url);
    expect(await missingMigrations(url)).toEqual([]);
  });

  it.each([
    ['99990101000000_contract-99980101000000-roadmap', 'Here'],
    ['99990101000000_later', 'Newer'],
  ])(
    'of a newer version with %s leaves %s: refused is what took away what is needed',
    async (migration, title) => {
      const newer = await holding('Newer');
      await execute(
        newer,
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, started_at)
       VALUES ('x', 'x', '${migration}', CURRENT_TIMESTAMP, CURRENT_TIMESTAMP)`,
      );
      const { file } = await backUp(newer);
      const url = await holding('Here');
      const restored = restore(file, url, true);
      if (title === 'Here') await expect(restored).rejects.toThrow(migration);
      else await restored;
      expect(await titlesIn(url)).toEqual([title]);
    },
  );

  it('that is missing, cut off, damaged or another file is refused, and changes nothing', async () => {
    const { file, bytes } = await backUp();
    const url = await holding('Here');
    const whole = await readFile(file);
    const at = (share: number) => Math.floor(bytes * share);
    const spoilt = {
      'cut off': whole.subarray(0, at(0.9)),
      'damaged inside': Buffer.from(whole).fill(7, at(0.4), at(0.9)),
      'another file': Buffer.from('Minutes of the meeting\n'.repeat(1000)),
    };
    const refusal = /no backup of Dais|damaged|could not|no file/;
    await expect(restore(newFile(), url, true)).rejects.toThrow(refusal);
    for (const [how, content] of Object.entries(spoilt)) {
      await writeFile(file, content);
      await expect(restore(file, url, true), how).rejects.toThrow(refusal);
    }
    expect(await titlesIn(url)).toEqual(['Here']);
  });
});

describe.runIf(databaseKind === 'sqlite')('on SQLite', () => {
  it('a damaged database gives way to a backup, and is kept', async () => {
    const url = await holding('Lost');
    const path = url.replace('file:', '');
    const damaged = (await readFile(path)).fill(7, 100, 5000);
    await writeFile(path, damaged);
    const { file } = await backUp(await holding('Saved'));
    await expect(restore(file, url)).rejects.toThrow('holds data');
    const { kept } = await restore(file, url, true);
    expect(await titlesIn(url)).toEqual(['Saved']);
    expect((await readFile(kept ?? '')).equals(damaged)).toBe(true);
  });

  it('the log of a database that is gone is not taken for the log of the backup', async () => {
    const url = await holding('Gone');
    const path = url.replace('file:', '');
    const server = connect(url);
    await server.meeting.create({ data: { meetingTitle: 'In the log', sortDate: now } });
    const log = await readFile(`${path}-wal`);
    await server.$disconnect();
    const { file } = await backUp(await holding('Saved'));
    await rm(path);
    await writeFile(`${path}-wal`, log);
    await restore(file, url);
    expect(await titlesIn(url)).toEqual(['Saved']);
  });

  it.runIf(process.getuid?.() === 0)('what root restores belongs to whose it was', async () => {
    const path = (await holding('Theirs')).replace('file:', '');
    await chown(path, 12_345, 12_345);
    const { file } = await backUp();
    await restore(file, `file:${path}`, true);
    expect(await stat(path)).toMatchObject({ uid: 12_345, gid: 12_345 });
  });
});
