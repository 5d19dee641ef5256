import type { HeardWord } from './heard-words.ts';

/**
 * What the voices of a piece are called in the whole: services count them anew in each piece, so that
 * the A of one is seldom the A of the next. Who says the same words in the overlap is the same.
 */
export function sameVoices(
  before: readonly HeardWord[],
  after: readonly HeardWord[],
  next: () => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const votes = new Map<string, Map<string, number>>();
  for (const word of after) {
    const voice = word.segment.speaker;
    if (voice === null) continue;
    const said = before.findLast(
      (one) => one.key === word.key && Math.abs(one.seconds - word.seconds) <= sameMoment,
    );
    const name = said?.segment.speaker;
    if (!name) continue;
    const of = votes.get(voice) ?? new Map<string, number>();
    of.set(name, (of.get(name) ?? 0) + 1);
    votes.set(voice, of);
  }
  for (const [voice, of] of votes) {
    const [best] = [...of].toSorted((a, b) => b[1] - a[1]);
    if (best && best[1] >= fewestWords && ![...names.values()].includes(best[0])) {
      names.set(voice, best[0]);
    }
  }
  for (const { segment } of after) {
    if (segment.speaker !== null && !names.has(segment.speaker)) names.set(segment.speaker, next());
  }
  return names;
}

/** Times of the same word in two pieces differ by what the service rounds. */
const sameMoment = 3;

/** 'The' is said by everybody. */
const fewestWords = 3;
