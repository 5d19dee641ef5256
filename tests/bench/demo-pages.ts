import Database from 'better-sqlite3';

/** @returns the session of one of the demonstration's accounts, as a cookie */
export async function signInTo(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url },
    body: new URLSearchParams({ email, password: 'Password1!' }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith('dais_session')) ?? '';
}

/** The pages that figures are about, and who reads them, of a database with the demonstration. */
export function demoPages(file: string) {
  const database = new Database(file, { readonly: true });
  // A meeting that the demonstration's reader follows, with a record behind its summary.
  const found = database
    .prepare(
      `SELECT m.id FROM meetings m JOIN user_govt_entity_access a ON a.govt_entity_id = m.govt_entity_id
       JOIN users u ON u.id = a.user_id AND u.email = 'reader@example.com'
       JOIN transcripts t ON t.meeting_id = m.id
       WHERE m.markdown_summary LIKE '%](#s%' ORDER BY m.id`,
    )
    .get() as { id: string };
  database.close();
  return [
    { name: 'landing', path: '/', who: 'visitor' },
    { name: 'sample', path: '/sample-meeting', who: 'visitor' },
    { name: 'contact', path: '/contact', who: 'visitor' },
    { name: 'my meetings', path: '/my-meetings', who: 'reader' },
    { name: 'meeting', path: `/meetings/${found.id}`, who: 'reader' },
    { name: 'admin pending', path: '/admin/pending-summaries', who: 'admin' },
  ] as const;
}
