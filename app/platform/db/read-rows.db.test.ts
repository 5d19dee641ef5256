import { expect, it } from 'vitest';
import { db, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { readRows } from './read-rows.server.ts';

it('answers as the ORM does: moments, truth, text and nothing, for values of each kind', async () => {
  const { id: userId } = await makeUser();
  const meeting = await makeMeeting({ govtEntityId: (await makeEntity()).id });
  await db.userNote.create({
    data: { userId, meetingId: meeting.id, notes: 'Ünï "$1"', feedbackProcessed: true },
  });
  const before = new Date(Date.now() + 60_000);
  const asked = Prisma.sql`
    SELECT notes, feedback, feedback_processed AS "isProcessed", revision, created_at AS "createdAt",
           (SELECT created_at FROM users WHERE id = ${userId}) AS "since"
    FROM user_notes
    WHERE user_id = ${userId} AND created_at < ${before} AND feedback_processed = ${true} LIMIT ${5}`;
  const rows = await readRows(asked);
  expect(rows).toEqual(await db.$queryRaw(asked));
  expect(rows).toEqual([
    {
      ...{ notes: 'Ünï "$1"', feedback: null, isProcessed: true, revision: expect.any(Number) },
      ...{ createdAt: expect.any(Date), since: expect.any(Date) },
    },
  ]);
});

it('sees what was acknowledged, and nothing of a transaction that is under way', async () => {
  const { id } = await makeUser();
  const emails = () =>
    readRows<{ email: string }>(Prisma.sql`SELECT email FROM users WHERE id = ${id}`);
  const [before] = await emails();
  await transact(async (tx) => {
    await tx.user.update({ where: { id }, data: { email: 'under-way@example.com' } });
    expect(await emails()).toEqual([before]);
  });
  expect(await emails()).toEqual([{ email: 'under-way@example.com' }]);
});

it('fails as the ORM does where a statement cannot be answered', async () => {
  const asked = Prisma.sql`SELECT nothing FROM nowhere`;
  const fault: unknown = await db.$queryRaw(asked).catch((error) => error.code);
  await expect(readRows(asked)).rejects.toMatchObject({ code: fault });
});
