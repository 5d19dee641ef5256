import { db, type Tx, transact } from '#app/platform/db.server.ts';

type OfMeeting = { sourceId: string; uid: string };

/** Whether the agenda of the meeting was taken in as data already: then no file of it is. */
export async function hasItems({ sourceId, uid }: OfMeeting): Promise<boolean> {
  const where = { sourceId, uid, kind: 'items', state: 'taken' };
  return (await db.upstreamDocument.count({ where })) > 0;
}

/** Files of the agenda that wait or could not be read are not needed once there are items. */
export async function passOverFiles({ sourceId, uid }: OfMeeting): Promise<void> {
  const waiting = { in: ['found', 'held', 'failed'] };
  await transact((tx: Tx) =>
    tx.upstreamDocument.updateMany({
      where: { sourceId, uid, kind: 'agenda', state: waiting },
      data: { state: 'passed-over', problem: null },
    }),
  );
}
