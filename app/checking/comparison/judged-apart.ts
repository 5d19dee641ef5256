import { oncePer } from '../statement/per-statement.ts';
import type { Compared } from './compared.ts';
import { isCountedByRoll } from './roll-counts.ts';

/** Tokens of the sentence that are judged as part of a tally, a reference or a date. */
export const judgedApart = oncePer(({ sentence, source }: Compared): ReadonlySet<number> => {
  const tallies = sentence.tallies.filter(
    (tally) => source.tallies.length > 0 || isCountedByRoll(tally, source),
  );
  const apart = new Set<number>();
  for (const { from, to } of [...tallies, ...sentence.references, ...sentence.dates])
    for (let at = from; at < to; at += 1) apart.add(at);
  return apart;
});
