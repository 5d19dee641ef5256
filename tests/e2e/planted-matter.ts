import { randomUUID } from 'node:crypto';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';

type CitedCase = { at: number; meetingId: string; entityId: string; sortDate: string };

/**
 * A case of a meeting, the first of which its summary has a sentence that cites what was said
 * meanwhile. Without a meeting, one of those that the demonstration's reader may read.
 */
export function citedCase(site: Site, meetingId?: string): CitedCase {
  const [found] = query<CitedCase>(
    site,
    `SELECT item."index" AS at, meeting.id AS meetingId, meeting.govt_entity_id AS entityId,
       meeting.sort_date AS sortDate
     FROM meetings AS meeting
     JOIN user_govt_entity_access AS follow ON follow.govt_entity_id = meeting.govt_entity_id
     JOIN users ON users.id = follow.user_id AND users.email = 'reader@example.com'
     JOIN summary_versions AS version ON version.meeting_id = meeting.id
     JOIN agenda_items AS item ON item.version_id = version.id
     JOIN summary_sentences AS sentence ON sentence.version_id = version.id
     WHERE meeting.markdown_summary <> '' AND meeting.id LIKE ? AND sentence.citations <> '[]'
       AND meeting.id NOT IN (SELECT meeting_id FROM sample_meeting)
       AND json_extract(sentence.citations, '$[0]') BETWEEN item.first_segment AND item.last_segment
       AND json_extract(sentence.citations, '$[#-1]') BETWEEN item.first_segment AND item.last_segment
     ORDER BY meeting.id, item."index" LIMIT 1`,
    meetingId ?? '%',
  );
  if (!found) throw new Error('The demonstration has no case with a sentence of its own.');
  return found;
}

/** A matter that a meeting has as this case. Answers with its id. */
export function plantMatter(site: Site, step: CitedCase, label: string): string {
  const id = randomUUID();
  const { at, meetingId, entityId, sortDate } = step;
  query(
    site,
    `INSERT INTO matters (id, scope, govt_entity_id, kind, key, label, title, first_seen, last_seen,
       state, meetings, updated_at)
     VALUES (?, ?, ?, 'bill', ?, ?, ?, ?, ?, 'adopted', 1, ?)`,
    ...[id, id, entityId, id, label, `${label}, as amended`, sortDate, sortDate, sortDate],
  );
  query(
    site,
    `INSERT INTO matter_steps (matter_id, meeting_id, title, "case", state, is_consent, sort_date, found_at)
     VALUES (?, ?, ?, CAST(? AS INTEGER), 'adopted', 0, ?, ?)`,
    ...[id, meetingId, `${label}, as amended`, String(at), sortDate, sortDate],
  );
  return id;
}
