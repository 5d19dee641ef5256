import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { hasMeetings } from '#app/entities/find-entities.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { FoundBody } from './found.ts';
import { allFromIndex, fromIndex } from './from-index.server.ts';
import { nameWord } from './marks.ts';
import { allOf, anyOf, type Match } from './match.ts';
import { nameableWords, named } from './name-words.ts';
import type { Query, Term } from './query.ts';
import { stemsOf } from './words.ts';

/** A word that more bodies have in their names ('county') says nothing of which is meant. */
const mostWithWord = 20;
/** Bodies that `body:` may name. */
const mostNamed = 100;
const mostShown = 6;

export type Bodies = {
  /** Whose names have all the words */
  found: FoundBody[];
  /** By a word of the query, those few that have it in their names */
  ofWord: Map<string, string[]>;
  only: string[] | null;
  not: string[];
};

type Row = {
  part: string;
  id: string;
  name: string;
  description: string | null;
  type: string;
  state: string;
  county: string | null;
  isFollowed: boolean | number;
  hasMeetings: boolean | number;
};

/** What a query says of bodies, looked up in one statement; none where it says nothing. */
export async function findBodies(
  reader: Reader | null,
  query: Query,
  tx: Tx = db,
): Promise<Bodies> {
  const words = nameableWords(query);
  const parts = await Promise.all([
    ...(asksOnlyWords(query)
      ? [bodies('found', allOf(query.all.map(anyTerm)), mostShown, reader)]
      : []),
    ...words.map((word) => bodiesWith(word, reader)),
    ...query.body.only.map((term) => bodies('only', named(term), mostNamed, reader)),
    ...query.body.not.map((term) => bodies('not', named(term), mostNamed, reader)),
  ]);
  const rows = parts.length > 0 ? await tx.$queryRaw<Row[]>`${allFromIndex(parts)}` : [];
  const of = (part: string) => rows.filter((row) => row.part === part);
  const ids = (part: string) => of(part).map(({ id }) => id);
  return {
    found: of('found').map(foundBody).sort(ownFirst),
    ofWord: ofFew(words, rows),
    only: query.body.only.length > 0 ? [...new Set(ids('only'))] : null,
    not: ids('not'),
  };
}

/** Of the words of a name, those that few names have. */
export async function tellingNameWords(tx: Tx, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const parts = await Promise.all(words.map((word) => bodiesWith(word, null)));
  return new Set(ofFew(words, await tx.$queryRaw<Row[]>`${allFromIndex(parts)}`).keys());
}

const bodiesWith = (word: string, reader: Reader | null) =>
  bodies(`word ${word}`, named([word]), mostWithWord + 1, reader);

function ofFew(words: readonly string[], rows: readonly Row[]): Map<string, string[]> {
  const known = words.map((word): [string, string[]] => [
    word,
    rows.filter(({ part }) => part === `word ${word}`).map(({ id }) => id),
  ]);
  return new Map(known.filter(([, ids]) => ids.length <= mostWithWord));
}

/** By their titles, the bodies that somebody follows; these are few, and all are known. */
export function addFollowed(
  ofWord: Map<string, string[]>,
  { all }: Query,
  followed: readonly { id: string; title: string }[],
): Map<string, string[]> {
  const added = new Map(ofWord);
  const titles = followed.map(({ id, title }) => ({ id, stems: new Set(stemsOf(title)) }));
  for (const [word = '', ...more] of all.flat()) {
    if (more.length > 0) continue;
    const ids = titles.filter(({ stems }) => stems.has(word)).map(({ id }) => id);
    added.set(word, [...new Set([...(added.get(word) ?? []), ...ids])]);
  }
  return added;
}

function asksOnlyWords({ all, none, kind, outcome, speaker, body, date }: Query): boolean {
  const isFiltered = [outcome, speaker, body].some(({ only }) => only.length > 0);
  const allowsBodies = kind.only.length === 0 || kind.only.includes('body');
  const hasDate = date.from !== null || date.to !== null;
  return all.length > 0 && none.length === 0 && !isFiltered && allowsBodies && !hasDate;
}

const inOrder = (term: Term): Match =>
  term.length === 1 ? named(term) : { phrase: term.map(nameWord) };
const anyTerm = (terms: readonly Term[]): Match => anyOf(terms.map(inOrder));

function bodies(
  part: string,
  match: Match,
  limit: number,
  reader: Reader | null,
): Promise<Prisma.Sql> {
  const follows = reader
    ? Prisma.sql`EXISTS (SELECT 1 FROM user_govt_entity_access AS access
        WHERE access.govt_entity_id = entity.id AND access.user_id = ${reader.userId})`
    : Prisma.sql`1 = 0`;
  return fromIndex({
    columns: Prisma.sql`CAST(${part} AS TEXT) AS "part", entity.id, entity.entity_name AS "name",
      entity.entity_description AS "description", entity.entity_type AS "type", entity.state,
      entity.county, ${follows} AS "isFollowed",
      ${hasMeetings(Prisma.sql`entity.id`)} AS "hasMeetings"`,
    join: Prisma.sql`JOIN govt_entities AS entity ON entity.id = passage.govt_entity_id`,
    match,
    leaves: 'few',
    limit,
    isAnyWelcome: true,
  });
}

/** Then those whose names have little else in them. */
const ownFirst = (one: FoundBody, other: FoundBody) =>
  Number(other.isFollowed) - Number(one.isFollowed) || one.title.length - other.title.length;

const foundBody = ({ id, isFollowed, hasMeetings, ...row }: Row): FoundBody => ({
  id,
  title: entityTitle(row),
  place: entityPlace(row),
  isFollowed: Boolean(isFollowed),
  hasMeetings: Boolean(hasMeetings),
});
