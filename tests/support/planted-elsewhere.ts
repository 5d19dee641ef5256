import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { recordFiles, recordings, uploads } from '#server/integrity/kept-files.ts';
import { reportsOf, runsOf, uploadsTo } from '#server/integrity/orphans.ts';
import { emails, follows, seats } from '#server/integrity/plans.ts';
import { parkedJobs, untoldNews } from '#server/integrity/waiting.ts';
import { makeEntity, makeMeeting, makeUser } from './fixtures.ts';
import { gone, now, type PlantedFault } from './planted-fault.ts';

/** In files, accounts and what waits. */
export const plantedElsewhere: readonly PlantedFault[] = [
  {
    check: recordFiles,
    what: 'a record without its file',
    async plant({ transcriptId }) {
      await db.recordFile.delete({ where: { transcriptId } });
      return transcriptId;
    },
    undo: ({ transcriptId }) =>
      db.recordFile.create({ data: { transcriptId, gzip: new Uint8Array(3) } }),
  },
  {
    check: uploads,
    what: 'a file that was left out',
    plant: ({ userId }) => keepUpload(userId, { state: 'left', gzip: new Uint8Array(3) }),
  },
  {
    check: uploadsTo,
    what: 'a file that went nowhere',
    plant: ({ userId }) => keepUpload(userId, { state: 'taken', meetingId: gone }),
  },
  {
    check: recordings,
    what: 'a recording of nobody',
    async plant() {
      await mkdir(join(env.dataDir, 'recordings'), { recursive: true });
      await writeFile(join(env.dataDir, 'recordings', gone), 'sound');
      return gone;
    },
  },
  {
    check: runsOf,
    what: 'a change of a meeting that is gone',
    async plant({ entityId }) {
      const source = { govtEntityId: entityId, kind: 'feed', address: 'https://city.example' };
      const { id: sourceId } = await db.source.create({ data: source });
      const change = { uid: '1', kind: 'added', day: now, meetingId: gone };
      const { id } = await db.sourceRun.create({
        data: { sourceId, changes: { create: change } },
      });
      return id;
    },
  },
  {
    check: reportsOf,
    what: 'a sentence of another meeting',
    async plant({ userId, versionId }) {
      const { id: meetingId } = await makeMeeting();
      const said = { index: 0, sentence: 'So it is.', comment: 'It is not.' };
      const { id } = await db.sentenceReport.create({
        data: { userId, meetingId, versionId, ...said },
      });
      return id;
    },
    undo: ({ userId }) => db.sentenceReport.deleteMany({ where: { userId } }),
  },
  {
    check: emails,
    what: 'an old address',
    async plant({ userId }) {
      await db.profile.update({ where: { id: userId }, data: { email: 'old@example.com' } });
      return userId;
    },
    undo: async ({ userId }) => {
      const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
      await db.profile.update({ where: { id: userId }, data: { email } });
    },
  },
  {
    check: seats,
    what: 'a holder on the free plan',
    async plant() {
      const [owner, holder] = [await makeUser({ tier: 'enterprise' }), await makeUser()];
      const { email } = holder;
      const taken = { ownerId: owner.id, holderId: holder.id, email, takenAt: now };
      return (await db.seat.create({ data: taken })).id;
    },
  },
  {
    check: follows,
    what: 'two on a plan for one',
    async plant({ userId }) {
      for (const { id } of [await makeEntity(), await makeEntity()]) {
        await db.entityAccess.create({ data: { userId, govtEntityId: id } });
      }
      return userId;
    },
    undo: ({ userId }) => db.entityAccess.deleteMany({ where: { userId } }),
  },
  {
    check: untoldNews,
    what: 'news and no turn',
    async plant({ userId, versionId }) {
      await db.news.create({ data: { userId, versionId } });
      return userId;
    },
    undo: ({ userId }) => db.news.deleteMany({ where: { userId } }),
  },
  {
    check: parkedJobs,
    what: 'a job that failed too often',
    plant: async () =>
      (await db.job.create({ data: { kind: 'send-mail', payload: '{}', state: 'parked' } })).id,
    undo: () => db.job.deleteMany({ where: { state: 'parked' } }),
  },
];

type Kept = { state: string; gzip?: Uint8Array<ArrayBuffer>; meetingId?: string };

async function keepUpload(userId: string, kept: Kept) {
  const file = { batchId: gone, fileName: 'a.vtt', byteLength: 3, sha256: 'x', expiresAt: now };
  return (await db.keptUpload.create({ data: { userId, ...file, ...kept } })).id;
}
