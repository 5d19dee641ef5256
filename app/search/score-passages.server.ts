import type { Tx } from '#app/platform/db.server.ts';
import { addFollowed, findBodies } from './bodies.server.ts';
import { findCandidates } from './candidates.server.ts';
import { type Asked, composeMatch, composeNot } from './compose-match.ts';
import type { Match } from './match.ts';
import { isEmptyQuery } from './query.ts';
import { readQuery } from './read-query.ts';
import type { ReaderScope } from './reader-scope.server.ts';
import { isTelling, type Scored, scoreCandidates } from './score.ts';
import type { SearchAddress } from './search-address.ts';

type Wanted = {
  scope: ReaderScope;
  address: SearchAddress;
  /** Where alone is looked, which is little; everywhere without it */
  within?: Match;
};

/** The newest passages that have all of a search's words and that a reader may read, best first. */
export async function scorePassages(tx: Tx, { scope, address, within }: Wanted): Promise<Scored[]> {
  const query = readQuery(address.q);
  if (isEmptyQuery(query)) return [];
  const bodies = await findBodies(scope.reader, query, tx);
  const asked: Asked = {
    query,
    chosen: address.chosen,
    bodiesOf: addFollowed(bodies.ofWord, query, scope.bodies),
    bodies,
  };
  const { found } = await findCandidates(
    {
      scope,
      ways: [[...composeMatch(asked), ...(within ? [within] : [])]],
      not: composeNot(asked),
      days: query.date,
      ...(within ? { leaves: 'few' } : {}),
    },
    tx,
  );
  return scoreCandidates(found, { ...asked, now: new Date() })
    .filter(isTelling)
    .sort((one, other) => other.score - one.score);
}
