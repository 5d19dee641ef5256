import type { Compared } from './compared.ts';

/**
 * Content words of a sentence that do not run as the source does. With more of them, which word is
 * denied and what stands in the place of what can no longer be told by the words around. A denial
 * that is put in stands out longest: 7 for it catches three less by hand; fewer for what is left
 * out, for opposites and for numbers each one.
 */
const most = { tallies: 9, addedDenials: 8, opposites: 7, numbers: 7, lostDenials: 5 };

/** Whether a sentence tells its source so freely that places of words tell nothing of such. */
export function isFreelyTold({ sentence, alignment }: Compared, of: keyof typeof most): boolean {
  const words = sentence.stems.filter((stem) => stem !== '').length;
  return words * (1 - alignment.share) > most[of];
}
