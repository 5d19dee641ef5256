import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import type { Statement } from '../statement/statement.ts';

const each = /^(?:an?|per|each|every)$/;
/** What is said of whatever is counted: 'seventy-five hundred a pop'. */
const ofAnything = /^(?:pop|piece|head|copy|shot)$/;

/** What a number is said of each of: the thing, or null for whatever is counted beside it. */
export type Rate = { said: NumberMention; thing: string | null };

/** 'Twelve units an acre', 'fourteen hundred a window', '$40 apiece'. */
export function ratesAmong(of: readonly NumberMention[], { tokens }: Statement): Rate[] {
  return of.flatMap((said): Rate[] => {
    const [next, then, last] = [0, 1, 2].map((ahead) => tokens[said.to + ahead]?.word ?? '');
    if (next === 'apiece') return [{ said, thing: null }];
    const isAmount = each.test(next ?? '');
    if (!isAmount && !each.test(then ?? '')) return [];
    const thing = (isAmount ? then : last) ?? '';
    if (thing === '') return [];
    return [{ said, thing: ofAnything.test(thing) ? null : stem(thing) }];
  });
}

/** Whether a number counts what another is said of each of. */
export const countsRated = (
  { said, thing }: Rate,
  other: NumberMention,
  source: Statement,
): boolean =>
  other !== said &&
  other.unit === 'plain' &&
  Number.isInteger(other.value) &&
  (thing === null ? countsSomething(other, source) : counts(other, thing, source));

/** Tokens after a count in which its thing is named: 'eleven second-floor windows'. */
const thingReach = 3;

const counts = ({ to }: NumberMention, thing: string, { tokens, stems }: Statement) => {
  for (let at = to; at < to + thingReach && tokens[at]?.gap === 'none'; at += 1)
    if (stems[at] === thing) return true;
  return false;
};

const countsSomething = ({ to }: NumberMention, { tokens, stems }: Statement) =>
  tokens[to]?.gap === 'none' && (stems[to] !== '' || tokens[to].word === 'of');
