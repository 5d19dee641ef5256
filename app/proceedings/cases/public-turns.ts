import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { ItemKind } from '../agenda-item.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from '../votes/ballot.ts';
import type { Start } from './found-case.ts';
import { standingItemIn } from './standing-items.ts';

/** What a published agenda leaves out at times, and a meeting has all the same. */
const leftOut: ReadonlySet<ItemKind> = new Set(['public comment', 'report']);

/**
 * With the public's turn, and the reports around it, where the agenda has no word of the public: what
 * citizens say is not said on the item before.
 */
export function withPublicTurns(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
): Start[] {
  if (agenda.some(({ title }) => kindOf(title) === 'public comment')) return [...starts];
  const turns = sentences.flatMap((sentence): Start[] => {
    const { index: from } = sentence;
    const standing = standingItemIn(sentence, sentences.length);
    if (!standing || standing.isAlone || !leftOut.has(standing.item.kind)) return [];
    const isVote = ballots.some(({ startAt, lastAt }) => startAt <= from && from <= lastAt);
    const { title, item } = standing;
    const isListed = agenda.some((entry) => item.name.test(entry.title));
    const isTaken = isListed || starts.some((start) => start.from === from);
    const begins = { designator: null, entry: null, isConsent: false, from };
    return isVote || isTaken ? [] : [{ ...begins, title, kind: item.kind }];
  });
  // Reports alone may be of the item that is up.
  return turns.some(({ kind }) => kind === 'public comment') ? [...starts, ...turns] : [...starts];
}
