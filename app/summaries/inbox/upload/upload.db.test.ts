import { gzipSync } from 'node:zlib';
import { addDays } from 'date-fns/addDays';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { cleanUp } from '#server/clean-up.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { makeRecord } from '#tests/support/records.ts';
import { confirmUploads } from './confirm-uploads.server.ts';
import { keepUploads } from './keep-uploads.server.ts';
import { mostFiles, type UploadChoice } from './kept-upload.ts';
import { listOpenBatches } from './list-open-batches.server.ts';
import { readBatch } from './read-batch.server.ts';
import { readUploadJob } from './read-upload-job.server.ts';
import { takeInUploadJob } from './take-in-upload-job.server.ts';

let userId: string;

beforeEach(async () => {
  await db.job.deleteMany();
  await db.keptUpload.deleteMany();
  userId = (await makeUser({ tier: 'admin' })).id;
});

const handlers = { 'read-upload': readUploadJob, 'take-in-upload': takeInUploadJob };
const work = async (kind: keyof typeof handlers) => {
  const jobs = await db.job.findMany({ where: { kind, state: 'waiting' }, orderBy: { id: 'asc' } });
  for (const { id } of jobs) await runJob(id, handlers);
};
const text = (words: string) => new TextEncoder().encode(words);
const keep = async (files: Record<string, Uint8Array>) => {
  const { batchId } = await keepUploads({
    userId,
    files: Object.entries(files).map(([fileName, bytes]) => ({ fileName, bytes })),
  });
  await work('read-upload');
  return batchId;
};
const shown = async (batchId: string) => (await readBatch({ userId, batchId })).uploads;
const choose = (batchId: string, choices: [string, UploadChoice | 'leave'][]) =>
  confirmUploads({ userId, batchId, choices: new Map(choices) });
const newMeeting = (entityName: string, date = '2026-03-10'): UploadChoice => ({
  ...{ kind: 'new', title: 'Council', date, entityName },
});

describe('files that are uploaded together', () => {
  it('are proposed for the meetings that their names say, or for new ones', async () => {
    const place = `Larchmont${Date.now()}`;
    const council = await makeEntity({ entityName: `${place} City Council` });
    await makeEntity({ entityName: `${place} Planning Commission` });
    const meeting = await makeMeeting({ govtEntityId: council.id, date: '2026-03-10' });
    await makeMeeting({ govtEntityId: council.id, date: '2026-03-12' });
    const batchId = await keep({
      [`${place}-city-council-2026-03-10.vtt`]: makeRecord('One'),
      [`${place} planning 3-17-2026.vtt`]: makeRecord('Two'),
      'recording.vtt': makeRecord('Three'),
      'empty.vtt': text('   '),
      'copy.vtt': makeRecord('One'),
    });
    const uploads = await shown(batchId);
    expect(uploads.map(({ state }) => state)).toEqual([
      'read',
      'read',
      'read',
      'unreadable',
      'left',
    ]);
    expect(uploads[0]?.found).toMatchObject({
      ...{ proposed: meeting.id, body: council.entityName, date: '2026-03-10' },
      meetings: [{ id: meeting.id }, { label: expect.stringContaining('Mar 12, 2026') }],
    });
    expect(uploads[1]?.found).toMatchObject({
      ...{ proposed: 'new', body: `${place} Planning Commission`, date: '2026-03-17' },
    });
    expect(uploads[2]?.found).toMatchObject({ proposed: '', date: null });
    expect(uploads[3]?.problem).toContain('empty');
    expect(uploads[4]?.problem).toContain('same file');
    expect(await listOpenBatches(userId)).toMatchObject([{ batchId, files: 3 }]);
  });

  it('are taken in one by one: one that is refused says why, keeps its file, and takes none along', async () => {
    const { entityName } = await makeEntity();
    const batchId = await keep({
      'a.vtt': makeRecord(`First ${userId}`),
      'b.vtt': makeRecord(`Second ${userId}`),
      'c.vtt': makeRecord(`Third ${userId}`),
      'd.vtt': makeRecord(`Fourth ${userId}`),
    });
    const [a, b, c, d] = (await shown(batchId)).map(({ id }) => id);
    if (!a || !b || !c || !d) throw new Error('Four files were sent.');
    const confirmed = await choose(batchId, [
      [a, newMeeting(entityName)],
      [b, newMeeting('No such body')],
      [c, 'leave'],
    ]);
    expect(confirmed).toEqual({ taking: 2, left: 1 });
    await work('take-in-upload');
    const after = await shown(batchId);
    expect(after.map(({ state }) => state)).toEqual(['taken', 'refused', 'left', 'read']);
    expect(after[1]?.problem).toContain('There is no government entity named “No such body”');
    expect(await db.transcript.count({ where: { meetingId: after[0]?.meetingId ?? '' } })).toBe(1);
    expect(await db.job.count({ where: { kind: 'draft-summary' } })).toBe(1);
    const kept = await db.keptUpload.findMany({ where: { batchId }, orderBy: { id: 'asc' } });
    expect(kept.map(({ gzip }) => gzip !== null)).toEqual([false, true, false, true]);

    await choose(batchId, [[b, newMeeting(entityName, '2026-03-11')]]);
    await work('take-in-upload');
    expect((await shown(batchId))[1]).toMatchObject({ state: 'taken', problem: null });
  });

  it('are taken in once, also when the work is done again', async () => {
    const { entityName } = await makeEntity();
    const batchId = await keep({ 'a.vtt': makeRecord(`Again ${userId}`) });
    const [upload] = await shown(batchId);
    const id = upload?.id ?? '';
    const choices: [string, UploadChoice][] = [[id, newMeeting(entityName)]];
    await Promise.all([choose(batchId, choices), choose(batchId, choices)]);
    expect(await db.job.count({ where: { kind: 'take-in-upload' } })).toBe(1);
    await work('take-in-upload');
    const before = await db.keptUpload.findUniqueOrThrow({ where: { id } });
    // As if the process had died before it could say that it was done.
    await db.keptUpload.update({
      where: { id },
      data: { state: 'taking', meetingId: null, gzip: gzipped(`Again ${userId}`) },
    });
    await takeInUploadJob({ uploadId: id });
    const after = await db.keptUpload.findUniqueOrThrow({ where: { id } });
    expect(after).toMatchObject({ state: 'taken', meetingId: before.meetingId });
    expect(await db.transcript.count({ where: { sha256: before.sha256 } })).toBe(1);
  });

  const gzipped = (words: string) => new Uint8Array(gzipSync(makeRecord(words)));

  it('with a grave fault are proposed for nothing, and say why', async () => {
    const place = `Elmhurst${Date.now()}`;
    await makeEntity({ entityName: `${place} City Council` });
    const notice = 'NOTICE OF CANCELLATION. The meeting of the council of March 10 is cancelled.';
    const batchId = await keep({ [`${place}-council-2026-03-10.txt`]: text(notice) });
    expect((await shown(batchId))[0]?.found).toMatchObject({
      ...{ proposed: '', isHeld: true, faults: [{ kind: 'cancellation' }] },
    });
  });

  it('are nobody else’s', async () => {
    const batchId = await keep({ 'a.vtt': makeRecord('Mine') });
    const [upload] = await shown(batchId);
    const other = (await makeUser({ tier: 'admin' })).id;
    await expect(readBatch({ userId: other, batchId })).rejects.toMatchObject({
      code: 'not-found',
    });
    const choices = new Map([[upload?.id ?? '', 'leave' as const]]);
    await expect(confirmUploads({ userId: other, batchId, choices })).rejects.toThrow(AppError);
    expect((await shown(batchId))[0]?.state).toBe('read');
    expect(await listOpenBatches(other)).toEqual([]);
  });

  it('are refused where there are too many, and none is kept then', async () => {
    const files = Array.from({ length: mostFiles + 1 }, (_, at) => ({
      ...{ fileName: `${at}.txt`, bytes: text(`${at}`) },
    }));
    await expect(keepUploads({ userId, files })).rejects.toMatchObject({ code: 'invalid' });
    await expect(keepUploads({ userId, files: [] })).rejects.toMatchObject({ code: 'invalid' });
    expect(await db.keptUpload.count()).toBe(0);
  });

  it('are deleted after two days', async () => {
    const batchId = await keep({ 'a.vtt': makeRecord('Old') });
    const { expiresAt } = await readBatch({ userId, batchId });
    expect(Number(expiresAt)).toBeGreaterThan(Number(addDays(new Date(), 1.9)));
    await cleanUp({}, { id: 'job', progress: async () => {} });
    expect(await db.keptUpload.count()).toBe(1);
    await db.keptUpload.updateMany({ data: { expiresAt: addDays(new Date(), -1) } });
    await cleanUp({}, { id: 'job', progress: async () => {} });
    expect(await db.keptUpload.count()).toBe(0);
  });
});
