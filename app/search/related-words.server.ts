import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { findCandidates } from './candidates.server.ts';
import { composeMatch } from './compose-match.ts';
import type { PassageKind } from './found.ts';
import { fromIndex } from './from-index.server.ts';
import { kindMark } from './marks.ts';
import { oneOf } from './match.ts';
import { readQuery } from './read-query.ts';
import { readScope } from './reader-scope.server.ts';
import { wordsBeside } from './related-words.ts';
import { longestQuery, type SearchAddress } from './search-address.ts';
import { withAlternative } from './write-query.ts';

/** Passages that tell how usual a word is. */
const mostUsual = 1000;

/** What was written of meetings; whoever speaks says names. */
const writtenKinds = ['case', 'agenda', 'summary'] as const;

/** Of so many words, those that stand beside all of them are few. */
const mostTerms = 4;

/** A word, and the query that looks for it as well: in the place of the words that it stands nearest to. */
export type RelatedWord = { word: string; q: string };

/** Words that stand in what a reader may read beside all of the words and phrases that they look for. */
export async function relatedWords(
  reader: Reader,
  { q, chosen }: SearchAddress,
): Promise<RelatedWord[]> {
  const query = readQuery(q);
  if (query.all.length === 0 || query.all.length > mostTerms) return [];
  const scope = await readScope(reader);
  const nowhere = new Map<string, string[]>();
  const asked = { query, chosen, bodiesOf: nowhere, bodies: { only: null, not: [] } };
  const [{ found }, usual] = await Promise.all([
    findCandidates({ scope, ways: [composeMatch(asked)], not: [], days: query.date }),
    newestWritten(),
  ]);
  const isWritten = (kind: PassageKind) => writtenKinds.some((one) => one === kind);
  const beside = found.filter(({ kind }) => isWritten(kind));
  const words = wordsBeside({ found: beside, usual, query });
  return words
    .map(({ word, nearest }) => ({
      word,
      q: withAlternative(q, query.all[nearest] ?? [], word),
    }))
    .filter((related) => related.q.length <= longestQuery);
}

/** Of all bodies: how usual a word is, is counted, and no word of it is told. */
async function newestWritten(): Promise<string[]> {
  const statement = await fromIndex({
    ...{ columns: Prisma.sql`passage.text`, match: oneOf(writtenKinds.map(kindMark)) },
    ...{ leaves: 'any number', limit: mostUsual },
  });
  const rows = await db.$queryRaw<{ text: string }[]>`${statement}`;
  return rows.map(({ text }) => text);
}
