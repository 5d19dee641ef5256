import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { reindex } from '#app/search/indexing/reindex.server.ts';
import { publishSummary } from '#app/summaries/publishing/publish-summary.server.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import type { Sound } from '#tests/support/planted-fault.ts';
import { plantedFaults } from '#tests/support/planted-faults.ts';
import { checks } from './checks.ts';
import { type Finding, lookThrough, toldFinding } from './look-through.ts';

let sound: Sound;

beforeAll(async () => {
  const { id: actorId } = await makeUser({ tier: 'admin' });
  const { meetingId, transcriptId, draft } = await draftedMeeting({ actorId, street: 'Levee' });
  const { id: versionId, revision } = await draft();
  await db.summarySentence.updateMany({
    where: { versionId },
    data: { verdict: 'supported', unfit: '[]', judgement: null },
  });
  await publishSummary({ actorId, versionId, revision });
  const meeting = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  const { id: userId } = await makeUser();
  sound = { meetingId, transcriptId, versionId, userId, entityId: meeting.govtEntityId ?? '' };
});

async function look(mends = false): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of lookThrough(db, { mends })) findings.push(finding);
  return findings;
}

/** Fixtures that a fault brings along are not in the index. */
async function settle() {
  await reindex();
  await look(true);
}

describe('a database', () => {
  it('of which nothing is wrong has no findings', async () => {
    await settle();
    expect(await look()).toEqual([]);
    const { memberVotes } = await db.meeting.findUniqueOrThrow({
      where: { id: sound.meetingId },
      select: { memberVotes: true },
    });
    // Else nothing could be planted there.
    expect(memberVotes.length).toBeGreaterThan(0);
  });

  it.each(plantedFaults)('with $what is found out: $check.finds', async (fault) => {
    const { check, plant, undo } = fault;
    const id = await plant(sound);
    const found = (await look()).find((one) => one.check === check);
    expect(found?.first).toContain(id);

    const mended = (await look(true)).find((one) => one.check === check);
    expect(mended).toMatchObject({ count: found?.count, left: check.mend ? 0 : found?.count });
    await undo?.(sound);
    await settle();
    expect(await look()).toEqual([]);
  });

  it('is looked through by no check that nothing was ever planted for', () => {
    const onlySqlite = (finds: string) =>
      finds === 'rows whose parent is gone' || finds.endsWith('found by their letters');
    const tried = new Set(plantedFaults.map(({ check }) => check));
    const untried = checks.filter((check) => !tried.has(check)).map(({ finds }) => finds);
    expect(untried.filter((one) => databaseKind === 'sqlite' || !onlySqlite(one))).toEqual([]);
  });
});

describe('a finding', () => {
  it('is told in one line, with its count, five ids and what was done', async () => {
    for (let number = 0; number < 7; number += 1) {
      const { id } = await makeMeeting();
      await db.meeting.update({ where: { id }, data: { searchTitle: null } });
    }
    await reindex();
    const [finding] = await look(true);
    const line = finding ? toldFinding(finding, true) : '';
    const ids = '[0-9a-f-]{36}(, [0-9a-f-]{36}){4}';
    expect(line).toMatch(
      new RegExp(`^meetings that stand at another place .+: 7 \\(${ids}, …\\)\\. Written anew\\.$`),
    );
  });

  it('that only a person can mend is left as it is', async () => {
    const before = await db.meeting.findUniqueOrThrow({ where: { id: sound.meetingId } });
    const markdownSummary = `${before.markdownSummary} And so on.`;
    await db.meeting.update({ where: { id: sound.meetingId }, data: { markdownSummary } });
    await look(true);
    const after = await db.meeting.findUniqueOrThrow({ where: { id: sound.meetingId } });
    expect(after.markdownSummary).toBe(markdownSummary);
  });
});
