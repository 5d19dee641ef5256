import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { countOf } from '#tests/support/count-of.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { feedbackCount, listFeedback } from './list-feedback.server.ts';
import { processFeedback } from './process-feedback.server.ts';

let minute = 0;

async function giveFeedback(text: string | null, processed = false) {
  const { id: userId } = await makeUser();
  const { id: meetingId } = await makeMeeting({ meetingTitle: 'Budget hearing' });
  minute += 1;
  return db.userNote.create({
    data: {
      userId,
      meetingId,
      feedback: text,
      feedbackProcessed: processed,
      createdAt: new Date(Date.UTC(2025, 8, 9, 12, minute)),
    },
  });
}

const listed = async (showProcessed: boolean) =>
  (await listFeedback({ showProcessed })).rows.map(({ text }) => text);

const changes = () => db.auditEntry.findMany({ orderBy: { id: 'asc' } });

beforeEach(async () => {
  await db.userNote.deleteMany();
  await db.auditEntry.deleteMany();
});

describe('the feedback an admin reads', () => {
  it('is what waits, newest first, and with processed feedback all of it; notes are not in it', async () => {
    await giveFeedback('The vote is wrong');
    await giveFeedback('Answered', true);
    await giveFeedback(null);
    await giveFeedback('The date is wrong');
    expect(await listed(false)).toEqual(['The date is wrong', 'The vote is wrong']);
    expect(await listed(true)).toEqual(['The date is wrong', 'Answered', 'The vote is wrong']);
    expect(await countOf(feedbackCount)).toBe(2);
  });

  it('can be switched either way, and the log says by whom but not what was written', async () => {
    const { id, meetingId } = await giveFeedback('The vote is wrong');
    const { id: actorId } = await makeUser({ tier: 'admin' });
    const [entry] = (await listFeedback({ showProcessed: false })).rows;
    const mark = entry?.mark ?? '';
    await processFeedback({ actorId, id, processed: true, mark });
    await processFeedback({ actorId, id, processed: true, mark });
    expect(await listed(false)).toEqual([]);
    await processFeedback({ actorId, id, processed: false, mark });
    expect(await listed(false)).toEqual(['The vote is wrong']);
    const common = { actorId, subjectType: 'feedback', subjectId: id };
    expect(await changes()).toMatchObject([
      { ...common, action: 'process-feedback', detail: JSON.stringify({ meetingId }) },
      { ...common, action: 'reopen-feedback' },
    ]);
  });

  it('is not marked processed when its reader has rewritten it since', async () => {
    const { id } = await giveFeedback('The vote is wrong');
    const [seen] = (await listFeedback({ showProcessed: false })).rows;
    await db.userNote.update({ where: { id }, data: { feedback: 'The mover is wrong' } });
    await expect(
      processFeedback({ actorId: 'admin', id, processed: true, mark: seen?.mark ?? '' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await listed(false)).toEqual(['The mover is wrong']);
    expect(await changes()).toEqual([]);
  });

  it('must exist', async () => {
    const { id } = await giveFeedback(null);
    for (const unknown of [id, 'nobody']) {
      await expect(
        processFeedback({ actorId: 'admin', id: unknown, processed: true, mark: '' }),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});
