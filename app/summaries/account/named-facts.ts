import type { NamedFact, NamedFacts, Passage } from './account.ts';

/** What was named with a number, as a version keeps it. */
export type FactOfCase = {
  kind: string;
  label: string;
  value: string;
  detail: string | null;
  item: number | null;
  segments: number[];
};

/** What each kind is called, in the order of the page. */
export const namedKinds = [
  ['deadline', 'Due'],
  ['amount', 'Money named'],
  ['date', 'Dates named'],
  ['reference', 'Papers named'],
] as const;

/** More of one kind is a list that nobody reads; the downloads hold all. */
const mostShown = 12;

/** Of one figure; where else it was said, its passage does not show. */
const mostCited = 2;

type Given = {
  facts: readonly FactOfCase[];
  /** What the page says there already: a figure in it is not named again. */
  told: string;
  passageOf: (citations: readonly number[]) => Passage | null;
};

/** The figures that the account of a case does not tell, by their kind. */
export function namedFacts({ facts, told, passageOf }: Given): NamedFacts[] {
  return namedKinds.flatMap(([kind, title]) => {
    const own = facts.filter((fact) => fact.kind === kind && !isTold(fact, told));
    if (own.length === 0) return [];
    const shown = own.slice(0, mostShown).map(({ label, detail, segments }): NamedFact => {
      return { label, detail, passage: passageOf(segments.slice(0, mostCited)) };
    });
    return [{ kind, title, facts: shown }];
  });
}

function isTold({ kind, label, value, detail }: FactOfCase, told: string): boolean {
  if (kind === 'deadline') return detail !== null && told.includes(detail);
  if (told.includes(label)) return true;
  const [, figure] = /^USD (\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return figure !== undefined && told.includes(`$${Number(figure).toLocaleString('en-US')}`);
}
