import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseKind, db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { casesAndVotes } from '#server/integrity/cases-and-votes.ts';
import type { Check } from '#server/integrity/check.ts';
import { citations } from '#server/integrity/citations.ts';
import { recordFiles, recordings, uploads } from '#server/integrity/kept-files.ts';
import { matters } from '#server/integrity/matters.ts';
import { memberVotes } from '#server/integrity/member-votes.ts';
import { parents, reportsOf, runsOf, uploadsTo } from '#server/integrity/orphans.ts';
import { emails, follows, seats } from '#server/integrity/plans.ts';
import { publishedAt, publishedText } from '#server/integrity/published-text.ts';
import { indexedEntities, indexedMeetings, indexedWords } from '#server/integrity/search-index.ts';
import { entityKeys, meetingKeys } from '#server/integrity/sort-keys.ts';
import { parkedJobs, untoldNews } from '#server/integrity/waiting.ts';
import { makeEntity, makeMeeting, makeUser } from './fixtures.ts';
import { execute } from './other-database.ts';

/** A meeting of which nothing is wrong yet. */
export type Sound = {
  meetingId: string;
  entityId: string;
  versionId: string;
  transcriptId: string;
  userId: string;
};

type Planted = {
  check: Check;
  what: string;
  /** Makes something wrong, and answers with the id that is to be found. */
  plant: (sound: Sound) => Promise<string>;
  /** Takes what no mending may touch out again. */
  undo?: (sound: Sound) => Promise<unknown>;
};

const gone = '00000000-0000-7000-8000-000000000000';
const now = new Date('2026-11-23T08:15:00Z');
const run = (sql: string) => execute(env.databaseUrl, sql);

export const plantedFaults: readonly Planted[] = [
  {
    check: meetingKeys,
    what: 'a title in other words than its lower case',
    async plant({ meetingId }) {
      await db.meeting.update({ where: { id: meetingId }, data: { searchTitle: 'else' } });
      return meetingId;
    },
  },
  {
    check: meetingKeys,
    what: 'another day than its date',
    async plant({ meetingId }) {
      await db.meeting.update({ where: { id: meetingId }, data: { sortDate: now } });
      return meetingId;
    },
  },
  {
    check: entityKeys,
    what: 'another name than its own',
    async plant({ entityId }) {
      await db.govtEntity.update({ where: { id: entityId }, data: { sortTitle: 'else' } });
      return entityId;
    },
  },
  {
    check: publishedText,
    what: 'a summary that nobody published',
    async plant({ meetingId }) {
      await run(
        `UPDATE meetings SET markdown_summary = markdown_summary || 'x' WHERE id = '${meetingId}'`,
      );
      return meetingId;
    },
    undo: ({ meetingId, versionId }) =>
      run(`UPDATE meetings SET markdown_summary = (SELECT markdown FROM summary_versions
        WHERE id = '${versionId}') WHERE id = '${meetingId}'`),
  },
  {
    check: publishedAt,
    what: 'a publication without its time',
    async plant({ meetingId }) {
      await db.meeting.update({ where: { id: meetingId }, data: { lastPublishedAt: null } });
      return meetingId;
    },
  },
  {
    check: publishedAt,
    what: 'a time without a summary',
    async plant() {
      const { id } = await makeMeeting();
      await db.meeting.update({ where: { id }, data: { lastPublishedAt: now } });
      return id;
    },
  },
  {
    check: citations,
    what: 'a record that has lost its passages',
    async plant({ meetingId, transcriptId }) {
      await run(
        `UPDATE transcript_segments SET "index" = "index" + 10000 WHERE transcript_id = '${transcriptId}'`,
      );
      return meetingId;
    },
    undo: ({ transcriptId }) =>
      run(
        `UPDATE transcript_segments SET "index" = "index" - 10000 WHERE transcript_id = '${transcriptId}'`,
      ),
  },
  {
    check: casesAndVotes,
    what: 'a fact of a case that is not there',
    async plant({ meetingId, versionId }) {
      const named = { kind: 'amount', label: '$5', value: '5', item: 99 };
      await db.fact.create({ data: { versionId, index: 99, ...named } });
      return meetingId;
    },
    undo: ({ versionId }) => db.fact.deleteMany({ where: { versionId, index: 99 } }),
  },
  {
    check: memberVotes,
    what: 'an answer that nobody gave',
    async plant({ meetingId }) {
      await db.memberVote.updateMany({ where: { meetingId }, data: { answer: 'absent' } });
      return meetingId;
    },
  },
  {
    check: matters,
    what: 'one that nothing is left of',
    plant: () => makeMatter(),
  },
  {
    check: matters,
    what: 'a meeting too many',
    async plant({ meetingId }) {
      const matterId = await makeMatter();
      const found = { title: 'Levee', sortDate: now, foundAt: now };
      await db.matterStep.create({ data: { matterId, meetingId, ...found } });
      return matterId;
    },
  },
  {
    check: indexedMeetings,
    what: 'a text that the meeting has no more',
    async plant({ meetingId }) {
      await db.passage.updateMany({ where: { meetingId, kind: 'summary' }, data: { text: 'Old' } });
      return meetingId;
    },
  },
  {
    check: indexedMeetings,
    what: 'a transcript that is missing',
    async plant({ meetingId }) {
      await db.passage.deleteMany({ where: { meetingId, kind: 'transcript' } });
      return meetingId;
    },
  },
  {
    check: indexedMeetings,
    what: 'a text of nobody',
    async plant({ meetingId }) {
      const left = { kind: 'case', text: 'Left over', sortDate: now };
      await db.passage.create({ data: { meetingId, ...left } });
      return meetingId;
    },
  },
  {
    check: indexedEntities,
    what: 'a name that is missing',
    async plant({ entityId }) {
      await db.passage.deleteMany({ where: { govtEntityId: entityId, kind: 'body' } });
      return entityId;
    },
  },
  {
    check: indexedWords,
    what: 'a passage without words',
    async plant({ meetingId }) {
      const { id } = await db.passage.findFirstOrThrow({ where: { meetingId } });
      const column = databaseKind === 'sqlite' ? 'rowid' : 'passage_id';
      await run(`DELETE FROM passage_words WHERE ${column} = ${id}`);
      return String(id);
    },
  },
  ...(databaseKind === 'sqlite'
    ? [
        {
          check: indexedWords,
          what: 'words without a passage',
          async plant() {
            await run(`INSERT INTO passage_words (rowid, words) VALUES (999999, 'levee')`);
            return '999999';
          },
        },
        {
          check: parents,
          what: 'a mark of a reader who is gone',
          async plant({ meetingId }: Sound) {
            await run(`INSERT INTO read_marks (user_id, meeting_id, published_at)
              VALUES ('${gone}', '${meetingId}', '2026-01-01')`);
            return 'read_marks 1 without users';
          },
          undo: () => run(`DELETE FROM read_marks WHERE user_id = '${gone}'`),
        },
      ]
    : []),
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

async function makeMatter() {
  const named = { scope: gone, kind: 'bill', label: 'Bill 7', title: 'Levee', meetings: 7 };
  const key = crypto.randomUUID();
  const { id } = await db.matter.create({ data: { ...named, key, firstSeen: now, lastSeen: now } });
  return id;
}

type Kept = { state: string; gzip?: Uint8Array<ArrayBuffer>; meetingId?: string };

async function keepUpload(userId: string, kept: Kept) {
  const file = { batchId: gone, fileName: 'a.vtt', byteLength: 3, sha256: 'x', expiresAt: now };
  return (await db.keptUpload.create({ data: { userId, ...file, ...kept } })).id;
}
