import Database from 'better-sqlite3';
import { sendRaw } from './raw-request.ts';

/** The session of one of the demonstration's accounts, as a cookie. */
export async function sessionOf(url: string, email: string): Promise<string> {
  const answer = await sendRaw(url, {
    method: 'POST',
    target: '/auth',
    headers: [
      ['Origin', url],
      // Where a proxy is trusted: whoever is hostile may have used up what this address may send.
      ['X-Forwarded-For', '10.7.0.1'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: Buffer.from(`intent=signin&email=${encodeURIComponent(email)}&password=Password1!`),
  });
  const cookie = /set-cookie: (dais_session=[^;]+)/i.exec(answer.head)?.[1];
  if (!cookie) throw new Error(`No session for ${email}: ${answer.head}`);
  return cookie;
}

/** Ids that exist, some of each table: whoever guesses well must break nothing either. */
export function knownIds(file: string): [string, ...string[]] {
  const database = new Database(file, { readonly: true });
  const tables = database
    .prepare(
      `SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name = 'id' AND c.type = 'TEXT' ORDER BY m.name`,
    )
    .pluck()
    .all();
  const ids = tables.flatMap((table) =>
    database.prepare(`SELECT id FROM "${table}" ORDER BY id LIMIT 3`).pluck().all().map(String),
  );
  database.close();
  const [first, ...rest] = ids.filter((id) => /^[\w-]+$/.test(id));
  if (!first) throw new Error('No id was found.');
  return [first, ...rest];
}

/** Lines of the log that say that something is wrong, or are no lines of the log at all. */
export const complaintsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter(
      (line) =>
        line !== '' &&
        !/^(\{"level":"(info|warn|debug)"|Dais is |The demonstration |Sign in as )/.test(line),
    );
