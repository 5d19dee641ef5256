import { expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { leaveDocument } from './leave-document.server.ts';
import { retryDocument } from './retry-document.server.ts';

async function notTakenIn({ state = 'failed', hasMeeting = true } = {}) {
  const { id: govtEntityId } = await makeEntity();
  const meeting = await makeMeeting({ govtEntityId });
  const address = `https://records.example/${govtEntityId}`;
  const source = await db.source.create({ data: { govtEntityId, kind: 'links', address } });
  const of = { sourceId: source.id, uid: '1' };
  await db.upstreamMeeting.create({
    data: {
      ...{ ...of, said: '{}', day: new Date('2026-03-01T12:00:00Z'), seenAt: new Date() },
      meetingId: hasMeeting ? meeting.id : null,
    },
  });
  const document = await db.upstreamDocument.create({
    data: { ...of, kind: 'minutes', url: `${address}.pdf`, state, problem: 'The server said 404.' },
  });
  const read = () => db.upstreamDocument.findUniqueOrThrow({ where: { id: document.id } });
  const jobs = () => db.job.findMany({ where: { subjectId: meeting.id } });
  return { documentId: document.id, read, jobs };
}

it('has a document looked at again, once however often it is pressed', async () => {
  const { documentId, read, jobs } = await notTakenIn();
  const { id: actorId } = await makeUser({ tier: 'admin' });
  expect(await retryDocument({ actorId, documentId })).toBe(true);
  expect(await retryDocument({ actorId, documentId })).toBe(false);
  expect(await read()).toMatchObject({ state: 'found', problem: null });
  const [job, ...others] = await jobs();
  expect([job?.kind, JSON.parse(job?.payload ?? '{}'), others]).toEqual([
    ...['take-in-document', { documentId }, []],
  ]);
  const entries = await db.auditEntry.findMany({ where: { actorId } });
  expect(entries.map(({ action }) => action)).toEqual(['retry-document']);
});

it('leaves what is part of its meeting there meanwhile', async () => {
  const { documentId, read } = await notTakenIn({ state: 'taken' });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  await retryDocument({ actorId, documentId });
  expect(await read()).toMatchObject({ state: 'taken', problem: null });
});

it.each([
  ['failed', 'passed-over', true],
  ['held', 'passed-over', false],
  ['taken', 'taken', true],
] as const)('does without a document that is %s, once', async (state, then, hasMeeting) => {
  const { documentId, read, jobs } = await notTakenIn({ state, hasMeeting });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  await leaveDocument({ actorId, documentId });
  expect(await read()).toMatchObject({ state: then, problem: null });
  await expect(leaveDocument({ actorId, documentId })).rejects.toMatchObject({ code: 'conflict' });
  expect(await jobs()).toEqual([]);
  const entries = await db.auditEntry.findMany({ where: { actorId } });
  expect(entries.map(({ action, subjectType }) => [action, subjectType])).toEqual([
    ['leave-document', hasMeeting ? 'meeting' : 'source'],
  ]);
});

it('refuses a document of which no meeting was made, and one that is not there', async () => {
  const { documentId } = await notTakenIn({ hasMeeting: false });
  const { id: actorId } = await makeUser({ tier: 'admin' });
  for (const id of [documentId, 'none']) {
    const refused = retryDocument({ actorId, documentId: id });
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  }
});
