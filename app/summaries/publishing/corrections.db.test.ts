import { beforeAll, describe, expect, it } from 'vitest';
import { endMail } from '#app/alerts/end-mail.server.ts';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { composeMail } from '#app/platform/mail/compose-mail.server.ts';
import { readUnsubscribeLink } from '#app/platform/mail/unsubscribe-link.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { listCorrections } from './list-corrections.server.ts';
import { mailCorrection } from './mail-correction.server.ts';

let entityId: string;
let meetingId: string;
let versionId: string;
let minute = 0;

const markdown = 'The fee was waived.';

async function corrected(correction: string | null, at = new Date()) {
  return db.summaryVersion.create({
    data: { meetingId, origin: 'typed', markdown, correction, publishedAt: at },
  });
}

beforeAll(async () => {
  entityId = (await makeEntity()).id;
  meetingId = (
    await makeMeeting({ govtEntityId: entityId, meetingTitle: 'Fees', markdownSummary: markdown })
  ).id;
  await corrected(null);
  versionId = (await corrected('The fee is $5, not $6.')).id;
});

/** A reader with a confirmed address who follows the body and keeps notes on the meeting. */
async function reader({ follows = true, notes = true, confirmed = true, shares = false } = {}) {
  const user = await makeUser();
  if (confirmed) {
    await db.user.update({ where: { id: user.id }, data: { emailConfirmedAt: new Date() } });
  }
  const userId = user.id;
  if (follows) await db.entityAccess.create({ data: { userId, govtEntityId: entityId } });
  if (notes) await db.userNote.create({ data: { userId, meetingId, notes: 'Mine' } });
  if (shares) {
    const expiresAt = new Date(Date.now() + 1e9);
    await db.meetingShare.create({
      data: { userId, meetingId, token: crypto.randomUUID(), expiresAt },
    });
  }
  const mails = () => db.mail.findMany({ where: { recipient: user.email } });
  return { userId, mails };
}

describe('a correction', () => {
  it('is mailed once to each who worked with the earlier version, and to nobody else', async () => {
    const told = [await reader(), await reader({ notes: false, shares: true })];
    const left = [
      await reader({ follows: false }),
      await reader({ notes: false }),
      await reader({ confirmed: false }),
    ];
    const unwilling = await reader();
    await endMail({ reader: unwilling.userId, kind: 'corrections' });
    await mailCorrection({ versionId });
    await mailCorrection({ versionId });
    for (const { mails } of told) expect(await mails()).toHaveLength(1);
    for (const { mails } of [...left, unwilling]) expect(await mails()).toHaveLength(0);
  });

  it('is mailed with a way out that works for this reader alone', async () => {
    const { userId, mails } = await reader();
    await mailCorrection({ versionId });
    const [mail] = await mails();
    if (!mail?.recipient || !mail.message) throw new Error('There is no mail.');
    const { recipient, message } = mail;
    const letter = await composeMail({ ...mail, recipient, message });
    const text = letter.bytes.toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('The fee is $5, not $6.');
    const address = /List-Unsubscribe:\s+<([^>]+)>/.exec(text)?.[1]?.replace(/\s/g, '') ?? '';
    const search = new URL(address).searchParams;
    expect(readUnsubscribeLink(search)).toEqual({ reader: userId, kind: 'corrections' });
    for (const [name, value] of [
      ['kind', 'summaries'],
      ['reader', crypto.randomUUID()],
    ] as const) {
      const other = new URLSearchParams(search);
      other.set(name, value);
      expect(readUnsubscribeLink(other)).toBeNull();
    }
  });

  it('of a summary that was withdrawn is mailed to nobody', async () => {
    const own = await makeMeeting({ govtEntityId: entityId, markdownSummary: null });
    const { id } = await db.summaryVersion.create({
      data: {
        meetingId: own.id,
        origin: 'typed',
        markdown,
        correction: 'Withdrawn.',
        publishedAt: new Date(),
      },
    });
    const { userId, mails } = await reader({ notes: false });
    await db.userNote.create({ data: { userId, meetingId: own.id, notes: 'Mine' } });
    await mailCorrection({ versionId: id });
    expect(await mails()).toHaveLength(0);
  });

  it('stands in the public list, the newest first, page by page', async () => {
    const base = Date.now() + 1e9;
    for (let count = 0; count < 30; count += 1) {
      minute += 1;
      await corrected(`Correction ${minute}`, new Date(base + minute * 60_000));
    }
    const first = await listCorrections({});
    expect(first.rows.map(({ correction }) => correction)).toEqual(
      Array.from({ length: 25 }, (_, at) => `Correction ${minute - at}`),
    );
    expect(first.rows[0]).toMatchObject({ title: 'Fees', meetingId });
    const second = await listCorrections({ after: first.next?.after });
    expect(second.rows[0]?.correction).toBe(`Correction ${minute - 25}`);
    expect(second.rows.map(({ correction }) => correction)).not.toContain('');
  });

  // Few of all summaries correct one: anybody who opens the list must not go through the others.
  it('is found by an index that has only corrections', async () => {
    const sent = await statementsOf(() => listCorrections({}));
    const [listing = ''] = sent.filter((sql) => /"correction"|`correction`/.test(sql));
    expect(listing).toMatch(/correction["`] IS NOT NULL/);
    const indexes = await db.$queryRaw<{ name: string }[]>(
      databaseKind === 'sqlite'
        ? Prisma.sql`SELECT name FROM sqlite_master WHERE type = 'index'`
        : Prisma.sql`SELECT indexname AS name FROM pg_indexes`,
    );
    expect(indexes.map(({ name }) => name)).toContain('summary_versions_corrections_idx');
  });

  it('of a meeting that is only for admins is not listed', async () => {
    const own = await makeMeeting({ govtEntityId: null, markdownSummary: markdown });
    await db.summaryVersion.create({
      data: {
        meetingId: own.id,
        origin: 'typed',
        markdown,
        correction: 'Nobody reads this.',
        publishedAt: new Date(Date.now() + 1e11),
      },
    });
    const { rows } = await listCorrections({});
    expect(rows.map(({ correction }) => correction)).not.toContain('Nobody reads this.');
  });
});
