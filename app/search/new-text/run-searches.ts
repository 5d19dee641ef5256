import { type Asked, composeMatch, composeNot, plainTerm } from '../compose-match.ts';
import { allOf, anyOf, without } from '../match.ts';
import { nameableWords, named } from '../name-words.ts';
import { isEmptyQuery, type Query, type Term } from '../query.ts';
import type { DayRange } from '../read-dates.ts';
import { readQuery } from '../read-query.ts';
import type { SearchAddress } from '../search-address.ts';
import { stemsOf } from '../words.ts';
import { MemoryIndex } from './memory-index.ts';
import type { NewText } from './new-text.ts';

type Searching = { address: SearchAddress; followsBody: boolean };

/**
 * Runs searches over a text as `search` would: each answers with the passages that have all of its words,
 * by their places in the text. The same search is run once, however many have saved it.
 */
export async function runSearches(
  text: NewText,
): Promise<(searching: Searching) => readonly number[]> {
  const { body } = text;
  const indexes = {
    text: await MemoryIndex.of(text.passages),
    body: await MemoryIndex.of(body ? [body.passage] : []),
  };
  const known = new Map<string, readonly number[]>();
  return ({ address, followsBody }) => {
    const key = JSON.stringify([address.q, address.chosen, followsBody]);
    const found = known.get(key) ?? run(indexes, text, { address, followsBody });
    known.set(key, found);
    return found;
  };
}

/** Of what is new, and of the name of its body. */
type Indexes = Record<'text' | 'body', MemoryIndex>;

function run(indexes: Indexes, text: NewText, { address, followsBody }: Searching) {
  const index = indexes.text;
  const query = readQuery(address.q);
  if (isEmptyQuery(query)) return [];
  const asked: Asked = {
    query,
    chosen: address.chosen,
    bodiesOf: bodiesOf(query, text, followsBody),
    bodies: bodiesNamed(query, text, indexes.body),
  };
  const found = index.find(without(allOf(composeMatch(asked)), composeNot(asked)));
  if (found.length === 0) return found;
  const own = new Set(index.find(anyOf(query.all.flat().map(plainTerm))));
  return found.filter((at) => {
    const passage = text.passages[at];
    if (!passage || !isWithin(passage.sortDate, query.date)) return false;
    // A body that is named has said much: of each meeting its title is enough then.
    return query.all.length === 0 || own.has(at) || passage.kind === 'meeting';
  });
}

function bodiesOf(query: Query, { body }: NewText, followsBody: boolean): Map<string, string[]> {
  const id = body?.passage.govtEntityId;
  if (!body || !id) return new Map();
  const telling = nameableWords(query).filter((word) => body.telling.has(word));
  const own = followsBody ? stemsOf(body.passage.text) : [];
  return new Map([...telling, ...own].map((word) => [word, [id]]));
}

function bodiesNamed(
  { body: { only, not } }: Query,
  { body }: NewText,
  names: MemoryIndex,
): Asked['bodies'] {
  const id = body?.passage.govtEntityId;
  const isNamed = (term: Term) => names.find(named(term)).length > 0;
  return {
    only: only.length === 0 ? null : id && only.some(isNamed) ? [id] : [],
    not: id && not.some(isNamed) ? [id] : [],
  };
}

function isWithin(date: Date, { from, to }: DayRange): boolean {
  const day = date.toISOString().slice(0, 10);
  return (from === null || day >= from) && (to === null || day <= to);
}
