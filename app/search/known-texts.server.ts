import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { allFromIndex, fromIndex } from './from-index.server.ts';
import { headMark, publicMark } from './marks.ts';
import { allOf } from './match.ts';
import { type ReaderScope, readablePassage } from './reader-scope.server.ts';

/** The newest of each: enough to know how the words of a field are spelled. */
const mostOwn = 400;
const mostPublic = 600;

const columns = Prisma.sql`passage.text, passage.speaker`;

/** What everybody may know of meetings: their titles and agendas; and the names of bodies. */
const isPublic = Prisma.sql`(passage.kind IN ('body', 'agenda')
  OR (passage.kind = 'meeting' AND passage.heading IS NULL))`;

/** Texts that a reader may read, and those that everybody may: how words are spelled there. */
export async function readKnownTexts(scope: ReaderScope): Promise<string[]> {
  const own = scope.isEmpty
    ? []
    : [
        fromIndex({
          columns,
          match: allOf([{ word: headMark }, ...(scope.match ? [scope.match] : [])]),
          where: readablePassage(scope),
          leaves: scope.isNarrow ? 'few' : 'any number',
          limit: mostOwn,
        }),
      ];
  const open = fromIndex({
    columns,
    match: { word: publicMark },
    where: isPublic,
    leaves: 'any number',
    limit: mostPublic,
  });
  const parts = await Promise.all([...own, open]);
  const rows = await db.$queryRaw<{ text: string; speaker: string | null }[]>`
    ${allFromIndex(parts)}`;
  return rows.flatMap(({ text, speaker }) => (speaker ? [text, speaker] : [text]));
}
