import { expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeEntity } from '#tests/support/fixtures.ts';
import { publishedFacts } from '#tests/support/published-facts.ts';
import { makeRecord } from '#tests/support/records.ts';
import { draftSummary } from '../drafting/draft-summary.server.ts';
import { takeInRecord } from '../intake/take-in-record.server.ts';
import { publishSummary } from '../publishing/publish-summary.server.ts';

it('shows a deadline that was over on the day of the meeting as a date', async () => {
  const { entityName } = await makeEntity();
  const { meetingId, transcriptId } = await takeInRecord({
    actorId: null,
    bytes: makeRecord('Mill Road'),
    fileName: 'council.vtt',
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
  await draftSummary({ transcriptId }, { progress: async () => {} });
  const version = await db.summaryVersion.findFirstOrThrow({ where: { meetingId } });
  const deadline = { versionId: version.id, kind: 'deadline', item: null, segments: '[0]' };
  await db.fact.deleteMany({ where: { versionId: version.id } });
  await db.fact.createMany({
    data: [
      { ...deadline, index: 0, label: 'March 1, 2026', value: '2026-03-01', detail: 'Due then.' },
      { ...deadline, index: 1, label: 'March 31', value: '--03-31', detail: 'Due by then.' },
    ],
  });
  await publishSummary({ actorId: null, versionId: version.id, revision: version.revision });
  expect((await publishedFacts(meetingId))?.facts).toMatchObject([
    { kind: 'date', label: 'March 1, 2026', detail: null },
    { kind: 'deadline', label: 'March 31', detail: 'Due by then.' },
  ]);
});
