import type { Tx } from '#app/platform/db.server.ts';
import { addFollowed, findBodies } from './bodies.server.ts';
import { type Candidate, findCandidates } from './candidates.server.ts';
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

/** By whether they are a reader's own or open to everybody; best first. */
export type ScoredPassages = { own: Scored[]; open: Scored[] };

/** The newest passages that have all of a search's words and that a reader may read. */
export async function scorePassages(
  tx: Tx,
  { scope, address, within }: Wanted,
): Promise<ScoredPassages> {
  const query = readQuery(address.q);
  if (isEmptyQuery(query)) return { own: [], open: [] };
  const bodies = await findBodies(scope.reader, query, tx);
  const asked: Asked = {
    query,
    chosen: address.chosen,
    bodiesOf: addFollowed(bodies.ofWord, query, scope.bodies),
    bodies,
  };
  const { found, open } = await findCandidates(
    {
      scope,
      ways: [[...composeMatch(asked), ...(within ? [within] : [])]],
      not: composeNot(asked),
      days: query.date,
      withOpen: true,
      ...(within ? { leaves: 'few' } : {}),
    },
    tx,
  );
  const weighing = { ...asked, now: new Date() };
  const best = (candidates: readonly Candidate[]) =>
    scoreCandidates(candidates, weighing)
      .filter(isTelling)
      .sort((one, other) => other.score - one.score);
  return { own: best(found), open: best(open.found) };
}
