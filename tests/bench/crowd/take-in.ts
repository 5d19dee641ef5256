/** Takes in a record now and then, and publishes what was drafted of those before, until it is told to stop. */
import { setTimeout as pause } from 'node:timers/promises';
import { db, transact } from '#app/platform/db.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { publishVersion } from '#app/summaries/publishing/publish-version.server.ts';
import { makeRecord } from '#tests/support/records.ts';

const secondsBetween = 3;
const counts = { taken: 0, published: 0 };
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

const bodies = await db.govtEntity.findMany({ take: 5, select: { entityName: true } });
while (!isOver) {
  const entityName = bodies[counts.taken % bodies.length]?.entityName ?? '';
  await takeInRecord({
    ...{
      actorId: null,
      bytes: makeRecord(`Crowd Street ${counts.taken}`),
      fileName: 'council.vtt',
    },
    meeting: { kind: 'new', entityName, title: `Session ${counts.taken}`, date: '2026-03-10' },
  });
  counts.taken += 1;
  const drafts = await db.summaryVersion.findMany({
    where: { publishedAt: null, meeting: { meetingTitle: { startsWith: 'Session ' } } },
    select: { id: true, meetingId: true, transcriptId: true, markdown: true },
  });
  for (const { id: versionId, ...draft } of drafts) {
    await transact((tx) =>
      publishVersion(tx, { ...draft, versionId, actorId: null, correction: null }),
    );
    counts.published += 1;
  }
  await pause(secondsBetween * 1000);
}
console.log(`${counts.taken} records taken in, ${counts.published} summaries published`);
process.exit(0);
