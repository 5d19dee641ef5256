import { type CaseCard, type Told, type ToldLine, toldIn } from './account.ts';
import type { LaidCase } from './lay-cases.ts';

type Made = { card: CaseCard; laid: LaidCase };

/** Lets each sentence of the opening say which case it sums up. */
export function tellAbout(lines: readonly ToldLine[], cases: readonly Made[]): void {
  for (const told of toldIn(lines)) {
    const best = caseOf(told, cases);
    if (!best) continue;
    const { anchor, designator, title } = best.card;
    told.about = { anchor, name: designator ? `item ${designator}` : title };
  }
}

/**
 * The case of the vote that both rest on; else the one in whose chapter it cites most. Only where no chapter has
 * what it cites, the case that cites most of it too.
 */
function caseOf(told: Told, cases: readonly Made[]): Made | null {
  const votes = most(cases, ({ laid }) => (tellsSameVote(laid, told) ? 1 + inside(laid, told) : 0));
  return (
    votes ??
    most(cases, ({ laid }) => inside(laid, told)) ??
    most(cases, ({ laid }) => shared(laid, told))
  );
}

/** The first of those that have most of something; null where none has any. */
function most(cases: readonly Made[], countOf: (one: Made) => number): Made | null {
  const [best] = cases
    .map((one) => ({ one, count: countOf(one) }))
    .toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.one : null;
}

function tellsSameVote({ lines }: LaidCase, { citations }: Told): boolean {
  const cited = new Set(citations);
  return toldIn(lines).some(
    (own) =>
      own.vote !== null &&
      own.citations.length === citations.length &&
      own.citations.every((place) => cited.has(place)),
  );
}

const inside = ({ row }: LaidCase, { citations }: Told): number =>
  row === null
    ? 0
    : citations.filter((place) => place >= row.firstSegment && place <= row.lastSegment).length;

const shared = ({ lines }: LaidCase, { citations }: Told): number =>
  Math.max(
    0,
    ...toldIn(lines).map((own) => own.citations.filter((at) => citations.includes(at)).length),
  );
