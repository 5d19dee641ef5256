import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { emptyInbox, inboxOf } from '#tests/support/editors-inbox.ts';
import { makeEntity, makeUser } from '#tests/support/fixtures.ts';
import { releaseRecord } from '../intake/release-record.server.ts';
import { takeInRecord } from '../intake/take-in-record.server.ts';

let admin: string;

beforeEach(async () => {
  await emptyInbox();
  admin = (await makeUser({ tier: 'admin' })).id;
});

const inbox = (query = '', now?: Date) => inboxOf(admin, query, now);
const ids = async (query = '', now?: Date) =>
  (await inbox(query, now)).rows.map(({ meetingId }) => meetingId);

describe('a record that arrives by itself', () => {
  const arrive = async (text: string) => {
    const { entityName } = await makeEntity();
    return takeInRecord({
      actorId: null,
      bytes: new TextEncoder().encode(text),
      fileName: 'minutes.txt',
      faulty: 'hold',
      meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
    });
  };
  const notice = 'NOTICE OF CANCELLATION. The meeting of the council of March 10 is cancelled.';

  it('with a grave fault is kept, held back under its name, and drafted only when an editor says so', async () => {
    const { meetingId, transcriptId, jobId, held } = await arrive(notice);
    expect(jobId).toBeNull();
    expect(held.map(({ kind }) => kind)).toEqual(['cancellation']);
    expect((await inbox('queue=held')).rows).toMatchObject([
      { item: transcriptId, meetingId, faults: ['cancellation'], fileName: 'minutes.txt' },
    ]);
    expect(await ids('queue=held&fault=cancellation')).toEqual([meetingId]);
    expect(await ids('queue=held&fault=garbled')).toEqual([]);
    expect(await db.job.count({ where: { kind: 'draft-summary' } })).toBe(0);
    await releaseRecord({ actorId: admin, transcriptId, as: 'draft' });
    expect(await ids('queue=held')).toEqual([]);
    expect(await db.job.count({ where: { kind: 'draft-summary', subjectId: meetingId } })).toBe(1);
    await expect(
      releaseRecord({ actorId: admin, transcriptId, as: 'draft' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('of another day is held back as another meeting’s; left, it is never drafted', async () => {
    const { transcriptId, held } = await arrive(
      'Title: Council\nDate: 3/11/2026\n\nCHAIR ALVAREZ: Good evening and welcome to the council, I call this meeting to order.\n\nCLERK: A quorum is present, and we have a motion to adopt the agenda.\n\nCHAIR ALVAREZ: All in favor? The motion carries, and we are adjourned.\n',
    );
    expect(held.map(({ kind }) => kind)).toEqual(['other-meeting']);
    await releaseRecord({ actorId: admin, transcriptId, as: 'left' });
    expect(await ids('queue=held')).toEqual([]);
    expect(await db.job.count({ where: { kind: 'draft-summary' } })).toBe(0);
  });
});
