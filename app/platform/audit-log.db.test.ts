import { describe, expect, it } from 'vitest';
import { makeUser } from '#tests/support/fixtures.ts';
import { audit } from './audit.server.ts';
import { readAuditLog } from './audit-log.server.ts';
import { db, transact } from './db.server.ts';
import { listJobs } from './jobs/list-jobs.server.ts';
import { retryParkedJob } from './jobs/retry-parked-job.server.ts';

describe('the audit log', () => {
  it('says who did it, also when the account is gone or it was the command line', async () => {
    const { id } = await makeUser({ tier: 'admin' });
    for (const actorId of [id, 'gone', null]) {
      await transact((tx) =>
        audit(tx, {
          actorId,
          action: 'edit-entity',
          subjectType: 'entity',
          subjectId: 'one',
          detail: { changed: ['county'] },
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const { rows } = await readAuditLog();
    expect(rows.map(({ actorId, actorName }) => [actorId, actorName])).toEqual([
      [null, null],
      ['gone', null],
      [id, 'Ada Reader'],
    ]);
    expect(rows[0]?.detail).toEqual({ changed: ['county'] });
  });

  it('is paged, newest first', async () => {
    await db.auditEntry.deleteMany();
    await db.auditEntry.createMany({
      data: Array.from({ length: 30 }, (_, index) => ({
        action: 'edit-entity',
        subjectType: 'entity',
        subjectId: String(index),
        createdAt: new Date(Date.UTC(2025, 8, 9, 12, index)),
      })),
    });
    const first = await readAuditLog();
    const second = await readAuditLog(first.next ?? {});
    const subjects = [...first.rows, ...second.rows].map(({ subjectId }) => Number(subjectId));
    expect(subjects).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  });
});

describe('jobs', () => {
  const job = (state: string, minute: number) => ({
    kind: 'draft-summary',
    payload: '{}',
    state,
    subjectId: 'meeting',
    lastError: state === 'parked' ? 'The record is empty' : null,
    attempts: 5,
    createdAt: new Date(Date.UTC(2025, 8, 9, 12, minute)),
  });

  it('that are not done are listed with their reason, and a parked one can be tried again once', async () => {
    await db.auditEntry.deleteMany();
    await db.job.createMany({ data: [job('parked', 1), job('done', 2), job('waiting', 3)] });
    expect((await listJobs({})).rows.map(({ state }) => state)).toEqual(['waiting', 'parked']);
    const [parked] = (await listJobs({ states: ['parked'] })).rows;
    expect(parked).toMatchObject({ lastError: 'The record is empty' });
    const jobId = parked?.id ?? '';
    const retry = (subjectId?: string) => retryParkedJob({ actorId: 'admin', jobId, subjectId });
    await expect(retry('another meeting')).rejects.toMatchObject({ code: 'not-found' });
    expect(await retry('meeting')).toBe(true);
    expect(await retry()).toBe(false);
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({
      state: 'waiting',
      attempts: 0,
    });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: 'admin', action: 'retry-job', subjectType: 'job', subjectId: jobId },
    ]);
  });
});
