import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { CheckedSentence } from '../draft.ts';

/** Smaller numbers count speakers, parts and readings more often than anything that matters. */
const fewest = 10;

/** The amounts, shares and counts that a text tells, by their values. */
function figuresIn(text: string): number[] {
  return readNumbers(tokenize(text)).flatMap(({ value, unit }) =>
    unit === 'money' || unit === 'percent' || value >= fewest ? [value] : [],
  );
}

/**
 * The quotations that tell a figure of their case which no other sentence of it tells: what a model
 * wrote of the case did not mention it.
 */
export function withUntoldFigures(
  quotations: readonly CheckedSentence[],
  told: readonly CheckedSentence[],
): CheckedSentence[] {
  const known = new Map<number | null, Set<number>>();
  for (const { item, text } of told)
    known.set(item, new Set([...(known.get(item) ?? []), ...figuresIn(text)]));
  return quotations.filter(({ item, text }) => {
    const own = known.get(item) ?? new Set();
    const untold = figuresIn(text).filter((figure) => !own.has(figure));
    known.set(item, new Set([...own, ...untold]));
    return untold.length > 0;
  });
}
