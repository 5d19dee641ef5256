import type { Case } from '#app/proceedings/cases/case.ts';
import type { ToldVote } from './vote-words.ts';

/**
 * Those with an outcome, and those of which an editor says that they have none; where none was announced, the last
 * by what was said of the case after it.
 */
export function decidedVotes<V extends ToldVote>(one: Case, votes: readonly V[]): V[] {
  const decided = votes.filter(({ outcome }) => outcome !== null);
  const last = votes.at(-1);
  const isKnown = one.state === 'adopted' && last?.kind === 'main';
  if (decided.length === 0 && isKnown) return [{ ...last, outcome: 'adopted' }];
  return votes.filter(({ outcome, editedAt }) => outcome !== null || editedAt);
}
