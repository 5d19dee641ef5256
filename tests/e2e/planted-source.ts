import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';

/**
 * A source of an entity that nobody asks before the year 2100: a run that failed and one that brought
 * something, what it tells otherwise than a meeting here, and a document that waits for an editor.
 */
export function sourceOf(site: Site, entityId: string, meetingId: string): string {
  const id = '0198c7a2-0000-7000-8000-000000000009';
  const moment = '2026-11-01T00:00:00.000+00:00';
  query(
    site,
    `INSERT OR IGNORE INTO sources
       (id, govt_entity_id, kind, address, created_at, due_at, last_worked_at, failures, problem)
     VALUES (?, ?, 'icalendar', 'https://records.example/council/with-a-rather-long-name/calendar.ics',
       ?, '2100-01-01T00:00:00.000+00:00', ?, 2, 'records.example answered with 503.')`,
    ...[id, entityId, moment, moment],
  );
  const runs = [
    ['a', 'failed', { problem: 'records.example answered with 503.' }],
    [
      'b',
      'brought',
      {
        leftOut: [{ name: 'Office closed', problem: 'It looks like no meeting' }],
        newDocuments: 2,
      },
    ],
  ] as const;
  for (const [end, outcome, report] of runs) {
    const run = `0198c7a2-0000-7000-8000-00000000000${end}`;
    query(
      site,
      `INSERT OR IGNORE INTO source_runs (id, source_id, started_at, ended_at, outcome, report)
       VALUES (?, ?, ?, ?, ?, ?)`,
      ...[run, id, moment, moment, outcome, JSON.stringify(report)],
    );
    if (outcome !== 'brought') continue;
    for (const [at, kind] of ['new', 'changed', 'gone', 'offered'].entries()) {
      query(
        site,
        `INSERT OR IGNORE INTO source_run_changes (run_id, uid, kind, title, day, meeting_id)
         VALUES (?, ?, ?, 'Regular Meeting', '2026-12-0${at + 1}T12:00:00.000+00:00', ?)`,
        ...[run, `m${at}`, kind, meetingId],
      );
    }
  }
  const said = {
    ...{ uid: 'm3', sequence: 4, title: 'Special Meeting', day: '2026-12-04', endsAt: null },
    ...{ startsAt: '2026-12-05T01:00:00.000Z', place: 'Library', attendUrl: null, attendHow: null },
    ...{ commentHow: null, status: 'cancelled', reason: null },
  };
  const offered = { title: 'Special Meeting', when: 'then', standing: 'cancelled' };
  query(
    site,
    `INSERT OR IGNORE INTO upstream_meetings (source_id, uid, meeting_id, day, said, offered, seen_at)
     VALUES (?, 'm3', ?, '2026-12-04T12:00:00.000+00:00', ?, ?, ?)`,
    ...[id, meetingId, JSON.stringify(said), JSON.stringify(offered), moment],
  );
  query(
    site,
    `INSERT OR IGNORE INTO upstream_documents (id, source_id, uid, kind, url, state, problem, created_at)
     VALUES ('0198c7a2-0000-7000-8000-00000000000c', ?, 'm3', 'agenda',
       'https://records.example/agendas/2026-12-04.pdf', 'held',
       'Notice of cancellation where the agenda was looked for.', ?)`,
    ...[id, moment],
  );
  return id;
}
