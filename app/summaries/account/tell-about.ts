import { type CaseCard, type ToldLine, toldIn } from './account.ts';
import type { LaidCase } from './lay-cases.ts';

type Made = { card: CaseCard; laid: LaidCase };

/** Lets each sentence of the opening say which case it sums up: the one that cites the same. */
export function tellAbout(lines: readonly ToldLine[], cases: readonly Made[]): void {
  for (const told of toldIn(lines)) {
    const best = cases
      .map(({ card, laid }) => ({ card, shared: sharedWith(laid, told.citations) }))
      .toSorted((one, other) => other.shared - one.shared)[0];
    if (!best || best.shared === 0) continue;
    const { anchor, designator, title } = best.card;
    told.about = { anchor, name: designator ? `item ${designator}` : title };
  }
}

/** Lying inside of a case is only a hint; what cites the same tells the same. */
const hint = 0.5;

function sharedWith({ lines, row }: LaidCase, cited: readonly number[]): number {
  const own = toldIn(lines).map(
    ({ citations }) => citations.filter((place) => cited.includes(place)).length,
  );
  const isInside = cited.some(
    (place) => row !== null && place >= row.firstSegment && place <= row.lastSegment,
  );
  return Math.max(isInside ? hint : 0, ...own);
}
