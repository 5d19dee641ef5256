import { beforeAll, describe, expect, it } from 'vitest';
import { publishedVersion } from '#app/meetings/published-version.server.ts';
import { db } from '#app/platform/db.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';
import { answerGap } from './answer-gap.server.ts';
import { readReview } from './read-review.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const gap = 'The record begins late: what was said before is missing.';
const other = 'Nothing was heard from 1:10 to 1:20.';

async function publishedWithGaps() {
  const { meetingId, transcriptId, draft } = await draftedMeeting({ actorId, street: 'Late Road' });
  const faults = [
    { kind: 'starts-late', message: 'It begins in mid-sentence.', gap, segments: [0] },
    { kind: 'gap', message: 'Ten minutes without words.', gap: other, segments: [3] },
    { kind: 'uncertain', message: 'Some words are doubtful.', gap: null, segments: [4] },
  ];
  await db.transcript.update({
    where: { id: transcriptId },
    data: { faults: JSON.stringify(faults) },
  });
  const { id: versionId, revision } = await draft();
  await publishSummary({ actorId, versionId, revision });
  const told = async () => (await publishedVersion(meetingId))?.gaps;
  const answer = { actorId, meetingId, recordId: transcriptId, gap };
  return { meetingId, answer, told };
}

describe('a gap that an editor finds to be none', () => {
  it('is not told to readers any more, is still shown on the desk, and can be told again', async () => {
    const { meetingId, answer, told } = await publishedWithGaps();
    expect(await told()).toEqual([gap, other]);
    await answerGap({ ...answer, isRefuted: true });
    expect(await told()).toEqual([other]);
    const [record] = (await readReview({ meetingId })).records;
    expect(record?.faults).toMatchObject([{ gap, isRefuted: true }, { gap: other }, { gap: null }]);
    await answerGap({ ...answer, isRefuted: false });
    expect(await told()).toEqual([gap, other]);
  });

  it('is answered once, however often it is sent', async () => {
    const { meetingId, answer } = await publishedWithGaps();
    await answerGap({ ...answer, isRefuted: true });
    await answerGap({ ...answer, isRefuted: true });
    const where = { action: 'refute-gap', subjectId: meetingId };
    expect(await db.auditEntry.count({ where })).toBe(1);
  });

  it('is refused where the record has no such gap, or is of another meeting', async () => {
    const { answer, told } = await publishedWithGaps();
    const { meetingId } = await publishedWithGaps();
    const refuting = { ...answer, isRefuted: true };
    const another = answerGap({ ...refuting, gap: 'Another.' });
    await expect(another).rejects.toHaveProperty('code', 'conflict');
    const ofAnother = answerGap({ ...refuting, meetingId });
    await expect(ofAnother).rejects.toHaveProperty('code', 'not-found');
    expect(await told()).toEqual([gap, other]);
  });
});
