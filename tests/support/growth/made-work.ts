import { dailyJobs } from '#server/worker.ts';
import type { MadeRows, RowWords } from './row-words.ts';

/** What brings the meetings in, and what is noted of the work. */
export function madeWork(words: RowWords): MadeRows[] {
  const { bodies, meetings, id, open, moment, rows, bodyOf, userOf, day, lately, text, made } =
    words;
  return [
    rows('sources', bodies, {
      ...{
        id: id('source'),
        govt_entity_id: id('body'),
        kind: `'icalendar'`,
        address: text('https://calendar.example/'),
        ...made,
      },
      ...{ due_at: moment('20000000'), last_worked_at: lately, last_brought_at: lately },
      failures: 'CASE WHEN n <= 100 THEN 1 ELSE 0 END',
      problem: `CASE WHEN n <= 100 THEN 'It does not answer.' ELSE NULL END`,
    }),
    rows('source_runs', bodies, {
      ...{
        id: id('other'),
        source_id: id('source'),
        started_at: lately,
        ended_at: lately,
        outcome: `'brought'`,
      },
    }),
    rows('upstream_meetings', Math.ceil(meetings / 2), {
      ...{ source_id: id('source', bodyOf('n')), uid: text('uid'), meeting_id: id('meeting') },
      ...{ day: day('n'), said: `'{}'`, seen_at: lately },
    }),
    rows('upstream_documents', meetings, {
      ...{
        id: id('other'),
        source_id: id('source', bodyOf('n')),
        uid: text('uid'),
        kind: `'captions'`,
      },
      ...{ url: text('https://calendar.example/'), state: `'taken'`, ...made },
      problem: `CASE n % ${open} WHEN 0 THEN 'It cannot be read.' ELSE NULL END`,
    }),
    rows('body_coverage', bodies, {
      ...{
        govt_entity_id: id('body'),
        watched_since: moment('n'),
        sources: '1',
        sources_in_need: '0',
      },
      ...{
        known: '20',
        held: '20',
        summarised: 'n % 20',
        without_record: 'n % 7',
        usual_of: '0',
        counted_at: lately,
      },
    }),
    rows('audit_log', meetings, {
      ...{ id: id('other'), actor_id: id('user', userOf), action: `'edit-meeting'` },
      ...{ subject_type: `'meeting'`, subject_id: id('meeting'), ...made },
    }),
    rows('jobs', meetings, {
      ...{ id: id('job'), kind: `'draft-summary'`, payload: `'{}'`, subject_id: id('meeting') },
      state: `CASE n % ${open} WHEN 0 THEN 'parked' ELSE 'done' END`,
      ...{ run_at: lately, created_at: lately, finished_at: lately },
    }),
    rows('mails', Math.ceil(meetings / 10), {
      id: id('other'),
      key: text('mail'),
      sent_at: lately,
      claimed_at: lately,
      created_at: lately,
    }),
    rows('analytics_events', meetings, {
      ...{ id: id('other'), name: `'meeting_viewed'`, category: `'meeting'`, created_at: lately },
    }),
    ...turnsTaken(words),
  ];
}

/** The daily work is done for these days, so that none of it runs beside what is counted. */
function turnsTaken({ rows, id, lately: at, beside }: RowWords): MadeRows[] {
  if (beside > 0) return [];
  const days = [-1, 0, 1].map((away) =>
    new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10),
  );
  return dailyJobs
    .flatMap(({ kind }) => days.map((day) => ({ kind, key: `daily:${kind}:${day}` })))
    .map(({ kind, key }, place) =>
      rows('jobs', 1, {
        ...{ id: id('turn', String(place + 1)), key: `'${key}'`, kind: `'${kind}'` },
        ...{ payload: `'{}'`, state: `'done'`, run_at: at, created_at: at, finished_at: at },
      }),
    );
}
