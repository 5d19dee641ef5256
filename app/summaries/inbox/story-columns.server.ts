import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** What `storyOf` is told, as columns of a statement that has `meetings` in it. */
export const storyColumns = Prisma.sql`
  meetings.created_at AS "found",
  (SELECT updated_at FROM meeting_agendas WHERE meeting_id = meetings.id) AS "agenda",
  (SELECT min(created_at) FROM transcripts WHERE meeting_id = meetings.id) AS "record",
  (SELECT min(created_at) FROM summary_versions WHERE meeting_id = meetings.id) AS "draft",
  (SELECT min(edit.changed_at) FROM draft_revisions AS edit
   JOIN summary_versions AS edited ON edited.id = edit.version_id
   WHERE edited.meeting_id = meetings.id) AS "edited",
  (SELECT min(sentence.confirmed_at) FROM summary_sentences AS sentence
   JOIN summary_versions AS checked ON checked.id = sentence.version_id
   WHERE checked.meeting_id = meetings.id) AS "confirmed",
  (SELECT min(published_at) FROM summary_versions WHERE meeting_id = meetings.id) AS "published",
  (SELECT max(published_at) FROM summary_versions
   WHERE meeting_id = meetings.id AND correction IS NOT NULL) AS "corrected"`;
