import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tryLater } from '#app/platform/db/database-cannot.ts';
import { databaseKind, db, type Tx, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { openSite } from '#tests/support/in-process-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

let sent = 0;

/** A message that finds no room in what the database has, and whose text nobody sent before. */
async function write() {
  sent += 1;
  const who = { firstName: 'Nora', lastName: 'Lindqvist', email: 'nora@example.com' };
  const message = `Message ${sent}. ${'More of it. '.repeat(400)}`;
  const body = new URLSearchParams({ ...who, reason: 'other', message });
  const answer = await site(new Request('http://localhost/contact', { method: 'POST', body }));
  return { status: answer.status, text: await answer.text() };
}

const read = async (path: string) => (await site(new Request(`http://localhost${path}`))).status;
const stored = () => db.contactMessage.count();

async function most(pages: number) {
  await db.$queryRawUnsafe(`PRAGMA max_page_count = ${pages}`);
}

async function fillDisk() {
  // A connection cannot be told to have fewer pages than there are.
  await most(1);
  onTestFinished(() => most(1_000_000_000));
}

describe.runIf(databaseKind === 'sqlite')('while the database cannot store anything', () => {
  it('a full disk is told of as such, keeps nothing by half, and is forgotten once there is room', async () => {
    expect((await write()).status).toBe(302);
    const before = await stored();
    await fillDisk();
    for (let time = 0; time < 3; time += 1) {
      const { status, text } = await write();
      expect(status).toBe(503);
      expect(text).toContain(tryLater);
      expect(text).toContain('More of it.');
    }
    expect(await read('/contact')).toBe(200);
    expect(await stored()).toBe(before);
    await most(1_000_000_000);
    expect((await write()).status).toBe(302);
    expect(await stored()).toBe(before + 1);
  });

  it('what follows in a transaction that the database has ended itself is not stored without the rest', async () => {
    await db.$executeRawUnsafe(`CREATE TRIGGER ends BEFORE INSERT ON audit_log
      WHEN new.subject_id = 'ends' BEGIN SELECT RAISE(ROLLBACK, 'as on a full disk'); END`);
    onTestFinished(() => void db.$executeRawUnsafe('DROP TRIGGER ends'));
    const write = (tx: Tx, subjectId: string) =>
      tx.auditEntry.create({ data: { action: 'written', subjectType: 'row', subjectId } });
    const work = transact(async (tx) => {
      await write(tx, 'first');
      await write(tx, 'ends').catch(() => undefined);
      await write(tx, 'last').catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    const written = () => db.auditEntry.count({ where: { action: 'written' } });
    expect(await written()).toBe(0);
    await transact((tx) => write(tx, 'another'));
    expect(await written()).toBe(1);
  });

  it('who writes while another holds the database is told so, all at once, and who reads notices nothing', async () => {
    const holder = new Database(env.databaseUrl.replace(/^file:/, ''));
    onTestFinished(() => void holder.close());
    const before = await stored();
    holder.exec('BEGIN IMMEDIATE');
    const began = performance.now();
    const writing = Promise.all([write(), write(), write()]);
    expect(await read('/contact')).toBe(200);
    expect(await read('/meetings-we-track')).toBe(200);
    expect(performance.now() - began).toBeLessThan(15_000);
    for (const { status, text } of await writing) {
      expect(status).toBe(503);
      expect(text).toContain(tryLater);
    }
    // As long as one of them waits; one after the other would take three times as long.
    expect(performance.now() - began).toBeLessThan(40_000);
    holder.exec('ROLLBACK');
    expect(await stored()).toBe(before);
    expect((await write()).status).toBe(302);
    expect(await stored()).toBe(before + 1);
  });
});
