import type { NumberMention } from '../facts/numbers.ts';
import type { Token } from '../language/tokens.ts';
import type { Tally } from './labelled-tallies.ts';

const askedFor = /\bin favou?r[^.?!]{0,30}\?\s*(?:(?:I (?:count|see|have)|that's|that is) )?$/i;
const askedAgainst =
  /^[.!]?\s*(?:(?:and|all|those|any(?:one|body)?)\s+){0,3}(?:opposed|against|nays?|noes)[^.?!]{0,14}\?\s*(?:(?:I (?:count|see|have)|that's|that is) )?$/i;

/** 'All in favor? Three. Opposed? Four.' */
export function askedTallies(
  text: string,
  tokens: readonly Token[],
  numbers: readonly NumberMention[],
): Tally[] {
  const tallies: Tally[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 1) {
    const [a, b] = [numbers[index], numbers[index + 1]];
    if (!a || !b || b.from - a.to > 8) continue;
    const before = text.slice(
      Math.max(0, (tokens[a.from]?.start ?? 0) - 60),
      tokens[a.from]?.start,
    );
    const between = text.slice(tokens[a.to - 1]?.end, tokens[b.from]?.start);
    if (!askedFor.test(before) || !askedAgainst.test(between)) continue;
    tallies.push({ yes: a.value, no: b.value, abstain: null, from: a.from, to: b.to });
  }
  return tallies;
}
