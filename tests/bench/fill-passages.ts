import { Client } from 'pg';
import { databaseKind, db, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { type NewPassage, plainPassage } from '#app/search/indexing/new-passage.ts';
import { wordsOf } from '#app/search/indexing/write-passages.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { dice } from '#prisma/scale/dice.ts';
import { loadScale } from '#prisma/scale/load-scale.ts';
import { sentence, spelled } from '#prisma/scale/made-language.ts';

type Filling = { bodies: number; meetings: number /** Passages of a meeting */; each: number };
type Written = Pick<NewPassage, 'kind' | 'text' | 'speaker' | 'outcome'>;

/** Meetings whose passages are written together. */
const batch = 200;
const rolls = dice(7);

/**
 * Adds bodies and meetings, and to every meeting there is passages in a made language: the app's own words
 * of each, written past the ORM, which takes most of the time that the app itself would.
 */
export async function fillPassages({ bodies, meetings, each }: Filling): Promise<void> {
  await loadScale({ entities: bodies, meetings, summaries: false });
  const rows = await db.meeting.findMany({
    select: { id: true, govtEntityId: true, sortDate: true, meetingTitle: true },
    orderBy: { sortDate: 'asc' },
  });
  const { _max: newest } = await db.passage.aggregate({ _max: { id: true } });
  let id = newest.id ?? 0;
  await withoutIndex(async () => {
    for (let from = 0; from < rows.length; from += batch) {
      const passages = rows.slice(from, from + batch).flatMap((meeting) => {
        const { id: meetingId, govtEntityId, sortDate, meetingTitle } = meeting;
        const of = { ...plainPassage, meetingId, govtEntityId, sortDate };
        const title = { kind: 'meeting', text: meetingTitle ?? '' } as const;
        const rest = Array.from({ length: each - 1 }, (_, at) => writtenOrSpoken(at));
        return [title, ...rest].map((one) => {
          id += 1;
          return { ...of, ...one, id };
        });
      });
      await transact(async (tx) => {
        await tx.$executeRaw(rowsOf(passages));
        await tx.$executeRaw(wordsOf(passages));
      });
    }
  });
  await db.$executeRawUnsafe('ANALYZE');
}

/** Most is what was written of a meeting, the rest what was said there and what it had on its agenda. */
function writtenOrSpoken(at: number): Written {
  const written = { text: sentence(rolls, 25), speaker: null, outcome: null };
  if (at > 0) return { ...written, kind: 'summary' };
  return rolls.pick<() => Written>([
    () => ({ ...written, kind: 'transcript', text: sentence(rolls, 80), speaker: 'Chair' }),
    () => ({
      ...written,
      kind: 'transcript',
      text: sentence(rolls, 80),
      speaker: spelled(rolls.below(900)),
    }),
    () => ({ ...written, kind: 'case' }),
    () => ({ ...written, kind: 'decision', outcome: rolls.chance(0.9) ? 'adopted' : 'rejected' }),
    () => ({ ...written, kind: 'agenda' }),
  ])();
}

function rowsOf(passages: readonly (NewPassage & { id: number })[]): Prisma.Sql {
  const rows = JSON.stringify(
    passages.map(({ id, meetingId, govtEntityId, kind, text, speaker, outcome, sortDate }) => {
      // As SQLite keeps it here; PostgreSQL reads it too.
      const day = sortDate.toISOString().replace('Z', '+00:00');
      return [id, meetingId, govtEntityId, kind, text, speaker, outcome, day];
    }),
  );
  const columns = Prisma.sql`(id, meeting_id, govt_entity_id, kind, text, speaker, outcome, sort_date)`;
  return databaseKind === 'postgres'
    ? Prisma.sql`
        INSERT INTO passages ${columns}
        SELECT (row->>0)::integer, row->>1, row->>2, row->>3, row->>4, row->>5, row->>6,
               (row->>7)::timestamp
        FROM json_array_elements(${rows}::json) AS row`
    : Prisma.sql`
        INSERT INTO passages ${columns}
        SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7
        FROM json_each(${rows})`;
}

/** PostgreSQL makes an index of millions of texts far sooner than it keeps one. */
async function withoutIndex(fill: () => Promise<void>): Promise<void> {
  if (databaseKind === 'sqlite') return fill();
  // Of its own, as making the index takes longer than the app waits for anything.
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE indexname = 'passage_words_idx'",
  );
  await client.query('DROP INDEX passage_words_idx');
  await fill();
  await client.query("SET maintenance_work_mem = '2GB'");
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query("SELECT setval('passages_id_seq', (SELECT MAX(id) FROM passages))");
  await client.end();
}
