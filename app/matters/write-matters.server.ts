import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { matterVersion } from './matter-version.ts';
import { readTakenUp } from './read-taken-up.server.ts';
import { settleMatters } from './settle-matters.server.ts';
import { stageOf } from './stage.ts';
import { type FoundStep, stepsOf } from './steps-of.ts';

/**
 * Writes anew which matters a meeting has, by what is on its agenda and published of it now, and has
 * the followers told of what is new. A step that stands as it did keeps the moment it was found.
 */
export async function writeMatters(tx: Tx, meetingId: string): Promise<void> {
  await takeTurn(tx, meetingId);
  const meeting = await readTakenUp(tx, meetingId);
  const found = meeting ? await stepsOf(meeting) : [];
  const before = await tx.matterStep.findMany({ where: { meetingId } });
  const ids = await matterIds(tx, found);
  // After the rows of the matters are held: who follows one from now on has seen this step, or will.
  const now = new Date();
  const known = new Map(before.map((step) => [step.matterId, step]));
  const steps = found.map(({ taken }, at) => {
    const { title, case: index, anchor, state, until, isConsent, kind } = taken;
    const matterId = ids[at] ?? '';
    const same = known.get(matterId);
    const foundAt = same && stageOf(same) === stageOf({ state }) ? same.foundAt : now;
    return {
      ...{
        matterId,
        meetingId,
        title,
        case: index,
        anchor,
        state,
        until,
        isConsent,
        kind,
        foundAt,
      },
      sortDate: meeting?.sortDate ?? now,
    };
  });
  await tx.matterStep.deleteMany({ where: { meetingId } });
  await writeInBatches(steps, (data) => tx.matterStep.createMany({ data }));
  await settleMatters(tx, [...new Set([...before.map(({ matterId }) => matterId), ...ids])]);
  await markFound(tx, meetingId);
  if (steps.some(({ foundAt }) => foundAt === now)) {
    await enqueueJob(tx, { kind: 'tell-of-matters', payload: { meetingId } });
  }
}

/** SQLite has one transaction at a time anyway. */
async function takeTurn(tx: Tx, meetingId: string): Promise<void> {
  if (databaseKind === 'sqlite') return;
  await tx.$queryRaw`SELECT id FROM meetings WHERE id = ${meetingId} FOR UPDATE`;
}

/** The matters that were found, made where they are new; their rows are held until the end. */
async function matterIds(tx: Tx, found: readonly FoundStep[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { key, scope, taken } of found) {
    const { id } = await tx.matter.upsert({
      where: { scope_key: { scope: scope.scope, key: key.key } },
      create: {
        ...{ ...scope, key: key.key, kind: key.kind, label: key.label, title: taken.title },
        ...{ firstSeen: new Date(0), lastSeen: new Date(0) },
      },
      update: { label: key.label },
      select: { id: true },
    });
    ids.push(id);
  }
  return ids;
}

async function markFound(tx: Tx, meetingId: string): Promise<void> {
  if ((await tx.meeting.count({ where: { id: meetingId } })) === 0) return;
  await tx.mattersFound.upsert({
    where: { meetingId },
    create: { meetingId, version: matterVersion },
    update: { version: matterVersion },
  });
}
