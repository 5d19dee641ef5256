import { entityTitle } from '#app/entities/entity.ts';
import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { openEntity } from '#app/entities/own-body/open-entity.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { entityMark, meetingMark } from './marks.ts';
import { type Match, oneOf } from './match.ts';

/** More bodies than these are not named one by one to the index. */
const mostNamed = 1000;
/** So many bodies are a small part of the index, whichever they are. */
const mostNarrow = 10;

/** What of the index a reader may read. */
export type ReaderScope = {
  reader: Reader | null;
  /** The bodies, by what they are called; of an admin none are listed, as all may be read */
  bodies: { id: string; title: string }[];
  /** The meeting that everybody may read */
  sampleId: string | null;
  /** In the index's own terms, so that nothing else is looked at; null where it cannot be said so */
  match: Match | null;
  /** Whether that leaves little of the index */
  isNarrow: boolean;
  /** Whether there is anything at all */
  isEmpty: boolean;
  /** Bodies that are open to everybody and not among these; of an admin none are listed */
  openIds: ReadonlySet<string>;
};

type Row = {
  id: string;
  is: 'sample' | 'followed' | 'open';
  name: string | null;
  description: string | null;
};

export async function readScope(reader: Reader | null, tx: Tx = db): Promise<ReaderScope> {
  const followed =
    reader && !reader.isAdmin
      ? Prisma.sql`
          UNION ALL SELECT id, 'followed', entity_name, entity_description
          FROM govt_entities WHERE ${readableEntity(reader, Prisma.sql`id`)}`
      : Prisma.empty;
  const isAdmin = reader?.isAdmin === true;
  const open = isAdmin
    ? Prisma.empty
    : Prisma.sql`
        UNION ALL SELECT id, 'open', NULL, NULL FROM govt_entities
        WHERE ${openEntity(Prisma.sql`id`)}`;
  const rows = await tx.$queryRaw<Row[]>`
    SELECT meeting_id AS "id", 'sample' AS "is", NULL AS "name", NULL AS "description"
    FROM sample_meeting ${followed} ${open}`;
  const sampleId = rows.find((row) => row.is === 'sample')?.id ?? null;
  const bodies = rows.flatMap(({ id, name, description }) =>
    name === null ? [] : [{ id, title: entityTitle({ name, description }) }],
  );
  const own = new Set(bodies.map(({ id }) => id));
  const openIds = rows.flatMap((row) => (row.is === 'open' && !own.has(row.id) ? [row.id] : []));
  const marks = [
    ...bodies.map(({ id }) => entityMark(id)),
    ...(sampleId === null ? [] : [meetingMark(sampleId)]),
  ];
  return {
    reader,
    bodies,
    sampleId,
    match: isAdmin || marks.length === 0 || marks.length > mostNamed ? null : oneOf(marks),
    isNarrow: !isAdmin && marks.length <= mostNarrow,
    isEmpty: !isAdmin && marks.length === 0,
    openIds: new Set(openIds),
  };
}

/** What is open to everybody, in the index's own terms; null as above. */
export const matchOpen = ({ openIds }: ReaderScope): Match | null =>
  openIds.size > mostNamed ? null : oneOf([...openIds].map(entityMark));

/** Whether that leaves little of the index. */
export const isOpenNarrow = ({ openIds }: ReaderScope) => openIds.size <= mostNarrow;

/** The same as a condition on rows of `passages`: the database's own word on what may be read. */
export function readablePassage({ reader, sampleId }: ReaderScope): Prisma.Sql {
  const sample =
    sampleId === null ? Prisma.sql`1 = 0` : Prisma.sql`passage.meeting_id = ${sampleId}`;
  if (!reader) return sample;
  return Prisma.sql`(${readableEntity(reader, Prisma.sql`passage.govt_entity_id`)} OR ${sample})`;
}

/** The same scope, of what is open to everybody with one body alone. */
export const openWithin = (scope: ReaderScope, entityId: string | null): ReaderScope => ({
  ...scope,
  openIds: new Set(entityId !== null && scope.openIds.has(entityId) ? [entityId] : []),
});

/** Rows of `passages` that this reader may be quoted: their own, and what everybody may read. */
export const quotablePassage = (scope: ReaderScope): Prisma.Sql =>
  scope.openIds.size === 0
    ? readablePassage(scope)
    : Prisma.sql`(${readablePassage(scope)} OR ${openEntity(Prisma.sql`passage.govt_entity_id`)})`;

/** Rows of `passages` that everybody may read, and that are not among this reader's own. */
export const openPassage = (scope: ReaderScope): Prisma.Sql =>
  Prisma.sql`(${openEntity(Prisma.sql`passage.govt_entity_id`)} AND NOT ${readablePassage(scope)})`;
