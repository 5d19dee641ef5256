import { dateAtNoon } from '#app/platform/calendar-date.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { ChangeKind } from './run-report.ts';

type Change = {
  taking: { runId: string; startedAt: Date };
  told: { uid: string; title: string | null; day: string };
  meetingId: string | null;
  kind: ChangeKind;
};

/** Keeps what a run did to a meeting, for its report; of a run that began again, what it did first. */
export async function noteRunChange(tx: Tx, { taking, told, meetingId, kind }: Change) {
  const { uid, title, day } = told;
  const key = { runId: taking.runId, uid };
  await tx.sourceRunChange.upsert({
    where: { runId_uid: key },
    create: { ...key, kind, title, day: dateAtNoon(day) ?? taking.startedAt, meetingId },
    update: {},
    select: { uid: true },
  });
}
