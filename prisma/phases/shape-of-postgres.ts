import pg from 'pg';
import type { Column, Index, OfTable, Shape } from './shape.ts';

const columns = `
  SELECT c.relname || '.' || a.attname AS what, format_type(a.atttypid, a.atttypmod) AS type,
         a.attnotnull AS "isRequired",
         a.atthasdef OR a.attidentity <> '' AS "hasDefault"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    AND c.relname <> '_prisma_migrations' AND a.attnum > 0 AND NOT a.attisdropped`;

const namesOf = (relation: string, numbers: string) => `
  ARRAY(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = ${relation} AND a.attnum = ANY (${numbers}))`;

const indexes = `
  SELECT (CASE WHEN i.indisunique THEN 'unique ' ELSE '' END)
           || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* ON ', '') AS what,
         c.relname AS "table", i.indisunique AS "isUnique",
         ${namesOf('i.indrelid', 'i.indkey::int2[]')} AS columns
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE i.indisvalid AND c.relnamespace = 'public'::regnamespace
    AND c.relname <> '_prisma_migrations'`;

const rules = `
  SELECT c.relname || ': ' || pg_get_constraintdef(r.oid) AS what, c.relname AS "table",
         ${namesOf('r.conrelid', 'r.conkey')} AS columns
  FROM pg_constraint r JOIN pg_class c ON c.oid = r.conrelid
  WHERE r.contype IN ('f', 'c', 'x') AND c.relnamespace = 'public'::regnamespace`;

const programs = `
  SELECT c.relname || '.' || t.tgname AS what, pg_get_triggerdef(t.oid) AS text
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'function ' || p.oid::regprocedure::text, pg_get_functiondef(p.oid)
  FROM pg_proc p WHERE p.prokind = 'f' AND p.pronamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'view ' || c.relname, pg_get_viewdef(c.oid)
  FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace`;

export async function shapeOfPostgres(url: string): Promise<Shape> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const read = async <Row>(sql: string) => {
      const { rows } = await client.query<Row & { what: string }>(sql);
      return new Map(rows.map((row) => [row.what, row]));
    };
    const columnsByName = await read<Column>(columns);
    const texts = await read<{ text: string }>(programs);
    return {
      tables: new Set([...columnsByName.keys()].map((name) => name.split('.')[0] ?? '')),
      columns: columnsByName,
      indexes: await read<Index>(indexes),
      rules: await read<OfTable>(rules),
      programs: new Map([...texts].map(([name, { text }]) => [name, text])),
    };
  } finally {
    await client.end();
  }
}
