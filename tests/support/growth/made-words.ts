import { tsvector } from '#app/search/indexing/tsvector.ts';
import { blockSizes, headMark, nameWord, publicMark } from '#app/search/marks.ts';
import { stemsOf } from '#app/search/words.ts';
import { dice } from '#prisma/scale/dice.ts';
import { sentence } from '#prisma/scale/made-language.ts';
import type { Filling } from './dialect.ts';

/** So many texts are made, and used again and again. */
const texts = 2000;

/** Writes what can be found of the made rows: of each body its name, of each meeting its title and two texts. */
export async function fillWords(filling: Filling): Promise<void> {
  const { kind, run } = filling;
  await makeTexts(filling);
  await run(
    'CREATE TEMPORARY TABLE made_before AS SELECT coalesce(max(id), 0) AS passage FROM passages',
  );
  await run(`
    INSERT INTO passages (govt_entity_id, kind, text, sort_date)
    SELECT id, 'body', entity_name, ${filling.moment('0')} FROM govt_entities
    WHERE entity_name LIKE 'Made-up %'
      AND id NOT IN (SELECT govt_entity_id FROM passages WHERE kind = 'body')`);
  await run(`
    INSERT INTO passages (meeting_id, govt_entity_id, kind, text, sort_date)
    SELECT m.id, m.govt_entity_id, kinds.kind,
           CASE kinds.kind WHEN 'meeting' THEN m.meeting_title ELSE made.text END, m.sort_date
    FROM (SELECT id, govt_entity_id, meeting_title, sort_date,
                 row_number() OVER (ORDER BY sort_date, id) AS n
          FROM meetings WHERE meeting_title LIKE 'Made-up %'
            AND id NOT IN (SELECT meeting_id FROM passages WHERE meeting_id IS NOT NULL)) AS m
    CROSS JOIN (SELECT 0 AS place, 'meeting' AS kind UNION ALL SELECT 1, 'summary'
                UNION ALL SELECT 2, 'transcript') AS kinds
    JOIN made_texts AS made ON made.n = (m.n * 3 + kinds.place) % ${texts}
    ORDER BY m.n, kinds.place`);
  await (kind === 'postgres' ? wordsOnPostgres(filling) : wordsOnSqlite(filling));
  await run('DROP TABLE made_texts');
  await run('DROP TABLE made_before');
}

async function makeTexts({ kind, run, given, at }: Filling): Promise<void> {
  const rolls = dice(5);
  const rows = Array.from({ length: texts }, (_, n) => {
    const text = sentence(rolls, 25);
    const words = stemsOf(text);
    const stems = kind === 'postgres' ? tsvector({ title: [], words, marks: [] }) : words.join(' ');
    return [n, text, stems];
  });
  await run(
    'CREATE TEMPORARY TABLE made_texts (n integer PRIMARY KEY, text text UNIQUE, stems text)',
  );
  await run(
    `INSERT INTO made_texts SELECT CAST(${at(0)} AS integer), ${at(1)}, ${at(2)} FROM ${given}
     WHERE true ON CONFLICT DO NOTHING`,
    JSON.stringify(rows),
  );
}

const numberOf = `replace(replace(p.text, 'Made-up meeting ', ''), 'Made-up body ', '')`;

/** Words of a passage: its number and what all of its kind have in common, or else the stems of its text. */
const stems = `
  CASE p.kind
    WHEN 'body' THEN '${stemsOf('Made-up body').map(nameWord).join(' ')} ${nameWord('')}' || ${numberOf}
    WHEN 'meeting' THEN '${stemsOf('Made-up meeting').join(' ')} ' || ${numberOf}
    ELSE made.stems END`;

/** As app/search/marks.ts has them. */
const marks = (date: string) => `
  'xk' || p.kind || ' xe' || replace(p.govt_entity_id, '-', '') ||
  CASE WHEN p.kind IN ('meeting', 'summary') THEN ' ${headMark}' ELSE '' END ||
  CASE WHEN p.kind IN ('meeting', 'body') THEN ' ${publicMark}' ELSE '' END ||
  CASE WHEN p.kind = 'body' THEN '' ELSE ' xm' || replace(p.meeting_id, '-', '') ||
    ' xy' || substr(${date}, 1, 4) || ' xn' || substr(${date}, 1, 6) || ' xd' || ${date} END`;

const source = `FROM passages p LEFT JOIN made_texts made ON made.text = p.text
  WHERE p.id > (SELECT passage FROM made_before)`;

/** In the order of its rows, which is that of the index: the newest passage is the first. */
const wordsOnSqlite = ({ run }: Filling) =>
  run(`
    INSERT INTO passage_words (rowid, title, words, marks)
    SELECT -p.id, '', ${stems}, ${marks("replace(substr(p.sort_date, 1, 10), '-', '')")}
    ${source} ORDER BY p.id DESC`);

/** It makes an index of millions of texts far sooner than it keeps one. */
async function wordsOnPostgres({ run }: Filling): Promise<void> {
  const blocks = blockSizes.map((size) => `' xb${size}x' || p.id / ${size}`).join(' || ');
  await run('DROP INDEX passage_words_idx');
  await run(`
    INSERT INTO passage_words (passage_id, words)
    SELECT p.id, (${stems} || ' ' || ${marks("to_char(p.sort_date, 'YYYYMMDD')")} || ${blocks})::tsvector
    ${source}`);
  await run(
    'CREATE INDEX passage_words_idx ON passage_words USING gin (words) WITH (gin_pending_list_limit = 512)',
  );
  await run("SELECT setval('passages_id_seq', (SELECT MAX(id) FROM passages))");
}
