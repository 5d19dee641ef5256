import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import { heldBefore } from '#app/meetings/pending-summaries.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Queue } from './inbox-filter.ts';

/** Jobs that bring a meeting nearer to its draft: what of them fails is the editors' to look at. */
const draftingJobs = ['draft-summary', 'take-in-document', 'transcribe-recording'];

/**
 * Where the rows of a queue come from: a query with the columns `item` (what it is known by),
 * `meeting`, `since`, `version`, `kind`, `problem`, `link`. A meeting has one place in a queue, and what
 * failed one for each failure.
 */
export const queueSource: Readonly<Record<Queue, (now: Date) => Prisma.Sql>> = {
  // The draft that the review page shows: the newest, unless what readers see is newer. Asked for each
  // draft: as NOT EXISTS, PostgreSQL would read all versions to leave those out that have another.
  ready: () => Prisma.sql`
    SELECT version.id AS item, version.meeting_id AS meeting, version.created_at AS since,
           version.id AS version, version.transcript_id AS kind, version.draft_note AS problem,
           ${nothing} AS link
    FROM summary_versions AS version
    WHERE version.published_at IS NULL AND (
      SELECT 1 FROM summary_versions AS other
      WHERE other.meeting_id = version.meeting_id AND other.id <> version.id
        AND (other.created_at > version.created_at
             OR (other.created_at = version.created_at
                 AND (other.published_at IS NOT NULL OR other.id > version.id)))
      LIMIT 1) IS NULL`,

  // Asked for each meeting as well.
  waits: (now) => Prisma.sql`
    SELECT id AS item, id AS meeting, sort_date AS since,
           ${nothing} AS version, ${nothing} AS kind, ${nothing} AS problem,
           ${nothing} AS link
    FROM meetings AS held
    WHERE ${lacksSummary} AND cancelled_at IS NULL AND sort_date <= ${heldBefore(now)}
      AND (SELECT 1 FROM transcripts WHERE meeting_id = held.id LIMIT 1) IS NULL
      AND (SELECT 1 FROM summary_versions
           WHERE meeting_id = held.id AND published_at IS NULL LIMIT 1) IS NULL`,

  failed: () => Prisma.sql`
    SELECT job.id AS item, job.subject_id AS meeting, job.created_at AS since,
           ${nothing} AS version, 'job' AS kind, job.last_error AS problem,
           ${nothing} AS link
    FROM jobs AS job
    WHERE job.state = 'parked' AND job.kind IN (${Prisma.join(draftingJobs)})
      AND (SELECT 1 FROM meetings WHERE id = job.subject_id LIMIT 1) IS NOT NULL
    UNION ALL
    SELECT document.id AS item, (
             SELECT meeting_id FROM upstream_meetings AS upstream
             WHERE upstream.source_id = document.source_id AND upstream.uid = document.uid
           ) AS meeting, document.created_at AS since,
           ${nothing} AS version, document.kind AS kind, document.problem AS problem,
           document.url AS link
    FROM upstream_documents AS document
    WHERE document.problem IS NOT NULL`,

  // There are few of them, and each has its record: a database without statistics begins with the few.
  held: () => Prisma.sql`
    SELECT held.transcript_id AS item, record.meeting_id AS meeting, held.held_at AS since,
           ${nothing} AS version, record.file_name AS kind, held.reasons AS problem,
           ${nothing} AS link
    FROM held_records AS held LEFT JOIN transcripts AS record ON record.id = held.transcript_id`,
};

const nothing = Prisma.sql`CAST(NULL AS text)`;
