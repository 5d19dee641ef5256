import type { Compared } from './compared.ts';
import { isCountedByRoll } from './roll-counts.ts';

const known = new WeakMap<Compared, ReadonlySet<number>>();

/** Tokens of the sentence that are judged as part of a tally, a reference or a date. */
export function judgedApart(compared: Compared): ReadonlySet<number> {
  const found = known.get(compared);
  if (found) return found;
  const { sentence, source } = compared;
  const tallies = sentence.tallies.filter(
    (tally) => source.tallies.length > 0 || isCountedByRoll(tally, source),
  );
  const apart = new Set<number>();
  for (const { from, to } of [...tallies, ...sentence.references, ...sentence.dates])
    for (let at = from; at < to; at += 1) apart.add(at);
  known.set(compared, apart);
  return apart;
}
