import type { Told } from './outcome-sentences.ts';

/**
 * What is told of each case, each vote in the same words once: a consent agenda and the resolution that
 * approves it are two items of an agenda, and one vote.
 */
export function toldOnce(told: readonly Told[]): Told[] {
  const said = new Set<string>();
  return told.map((own) => ({
    ...own,
    sentences: own.sentences.filter(({ text, segments }) => {
      const key = JSON.stringify([text, segments]);
      const isNew = !said.has(key);
      said.add(key);
      return isNew;
    }),
  }));
}
