import { databaseKind, db } from '#app/platform/db.server.ts';
import { casesAndVotes } from '#server/integrity/cases-and-votes.ts';
import { citations } from '#server/integrity/citations.ts';
import { coverageSums, publicationDays } from '#server/integrity/kept-counts.ts';
import { entityLetters, meetingLetters } from '#server/integrity/letters.ts';
import { matters } from '#server/integrity/matters.ts';
import { memberVotes } from '#server/integrity/member-votes.ts';
import { parents } from '#server/integrity/orphans.ts';
import { publishedAt, publishedText } from '#server/integrity/published-text.ts';
import { indexedEntities, indexedMeetings, indexedWords } from '#server/integrity/search-index.ts';
import { entityKeys, meetingKeys } from '#server/integrity/sort-keys.ts';
import { makeMeeting } from './fixtures.ts';
import { gone, now, type PlantedFault, run, type Sound } from './planted-fault.ts';

/** In what follows from a meeting's record, agenda and summary. */
export const plantedInMeetings: readonly PlantedFault[] = [
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
      const column = databaseKind === 'sqlite' ? '-rowid' : 'passage_id';
      await run(`DELETE FROM passage_words WHERE ${column} = ${id}`);
      return String(id);
    },
  },
  {
    check: coverageSums,
    what: 'a body too many',
    async plant() {
      await run(`INSERT INTO coverage_sums VALUES ('Ohio', '', '', 1, 0, 0, 0, 0)`);
      return 'Ohio /  / ';
    },
  },
  {
    check: publicationDays,
    what: 'a day of nothing',
    async plant() {
      await run(`INSERT INTO publication_days VALUES ('1999-12-31', 1, 0)`);
      return '1999-12-31';
    },
  },
  ...(databaseKind === 'sqlite'
    ? [
        {
          check: entityLetters,
          what: 'a name without its letters',
          async plant({ entityId }: Sound) {
            await run(`DELETE FROM entity_letters WHERE entity_id = '${entityId}'`);
            return entityId;
          },
        },
        {
          check: meetingLetters,
          what: 'a title with the letters of another',
          async plant({ meetingId }: Sound) {
            await run(`UPDATE meeting_letters_index SET title = 'xyz', video = ''
              WHERE rowid = (SELECT number FROM meeting_letters WHERE meeting_id = '${meetingId}')`);
            return meetingId;
          },
        },
        {
          check: indexedWords,
          what: 'words without a passage',
          async plant() {
            await run(`INSERT INTO passage_words (rowid, words) VALUES (-999999, 'levee')`);
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
];

async function makeMatter() {
  const named = { scope: gone, kind: 'bill', label: 'Bill 7', title: 'Levee', meetings: 7 };
  const key = crypto.randomUUID();
  const { id } = await db.matter.create({ data: { ...named, key, firstSeen: now, lastSeen: now } });
  return id;
}
