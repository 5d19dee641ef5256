import { randomUUID } from 'node:crypto';
import type { Site } from '#tests/support/site.ts';
import { query } from './forms.ts';

/** Meetings with drafts, `unsettled` sentences each, under one word that only they have. */
export function makeDrafts(site: Site, unsettled: number[]): string {
  const word = `Basin${randomUUID().slice(0, 8)}`;
  for (const [number, marks] of unsettled.entries()) {
    const [meeting, version] = [randomUUID(), randomUUID()];
    const at = `2026-10-0${number + 1}T12:00:00.000+00:00`;
    query(
      site,
      `INSERT INTO meetings (id, meeting_title, search_title, government_body, govt_entity_id, meeting_date, sort_date, created_at, updated_at)
       SELECT ?, ?, ?, entity_name, id, ?, ?, ?, ? FROM govt_entities WHERE entity_name = 'Boulder City Council'`,
      ...[meeting, `${word} ${number + 1}`, `${word} ${number + 1}`.toLowerCase(), at, at, at, at],
    );
    query(
      site,
      `INSERT INTO summary_versions (id, meeting_id, origin, markdown, created_at, updated_at)
       VALUES (?, ?, 'typed', '# Minutes', ?, ?)`,
      ...[version, meeting, at, at],
    );
    for (let index = 0; index < marks; index += 1) {
      query(
        site,
        `INSERT INTO summary_sentences (version_id, "index", text, section, verdict)
         VALUES (?, CAST(? AS INTEGER), 'It was so.', 'Minutes', 'unsupported')`,
        ...[version, String(index)],
      );
    }
  }
  return word;
}
