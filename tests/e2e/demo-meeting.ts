import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';

type DemoMeeting = { entityId: string; meetingId: string };

/**
 * A meeting with a summary of more than the line that tests publish, of an entity that the
 * demonstration's reader follows. It is not the sample, and the reader has written nothing about it.
 */
export function demoMeeting(site: Site): DemoMeeting {
  const [found] = query<DemoMeeting>(
    site,
    `SELECT m.id AS meetingId, m.govt_entity_id AS entityId
     FROM meetings m
     JOIN user_govt_entity_access a ON a.govt_entity_id = m.govt_entity_id
     JOIN users u ON u.id = a.user_id AND u.email = 'reader@example.com'
     WHERE length(m.markdown_summary) > 100 AND m.meeting_title <> ''
       AND m.id NOT IN (SELECT meeting_id FROM sample_meeting)
       AND m.id NOT IN (SELECT meeting_id FROM user_notes)
     ORDER BY m.sort_date DESC, m.id`,
  );
  if (!found) throw new Error('The demonstration has no meeting that its reader may read.');
  return found;
}

/** Makes the sample a meeting whose sentences cite its record, whatever tests before have done to it. */
export function setCitedSample(site: Site): void {
  query(
    site,
    `UPDATE sample_meeting SET meeting_id =
       (SELECT min(m.id) FROM meetings m JOIN transcripts t ON t.meeting_id = m.id
        WHERE m.markdown_summary LIKE '%](#s%')`,
  );
}
