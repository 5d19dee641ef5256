import { dateMarks } from './date-marks.ts';
import { entityMark, kindMark, moverMark, outcomeMark, speakerMark, yearMark } from './marks.ts';
import { allOf, anyOf, type Match, oneOf } from './match.ts';
import type { Query, Term } from './query.ts';
import type { SearchAddress } from './search-address.ts';

export type Asked = {
  query: Query;
  chosen: SearchAddress['chosen'];
  /** Which bodies have a word in their name: what these say need not have it */
  bodiesOf: ReadonlyMap<string, readonly string[]>;
  /** The bodies that `body:` names and those it leaves out; null where it is not asked */
  bodies: { only: readonly string[] | null; not: readonly string[] };
};

/** What the index is asked for a query: all of its words. */
export const composeMatch = (asked: Asked): Match[] => [...wordGroups(asked), ...narrowing(asked)];

/**
 * The ways to ask for most of the words: any two of them, and each by itself. By itself, so that a rare
 * word is not crowded out by the newest passages that have a common one; score.ts weighs the rest.
 */
export function composeLooseMatches(asked: Asked): Match[][] {
  const { all } = asked.query;
  const groups = wordGroups(asked);
  const loose = groups.filter((_, at) => isLoose(all[at] ?? []));
  const firm = groups.filter((_, at) => !isLoose(all[at] ?? []));
  const pairs = loose.slice(0, -1).map((one, at) => allOf([one, anyOf(loose.slice(at + 1))]));
  return [anyOf(pairs), ...loose].map((way) => [...firm, way, ...narrowing(asked)]);
}

const wordGroups = (asked: Asked): Match[] =>
  asked.query.all.map((terms) => anyOf(terms.map((term) => termMatch(term, asked))));

const narrowing = (asked: Asked): Match[] => [
  ...filters(asked),
  ...(asked.bodies.only ? [among(asked.bodies.only)] : []),
];

/** What no passage that is found has. */
export function composeNot({ query, bodies }: Asked): Match[] {
  return [
    ...query.none.map(plainTerm),
    ...query.kind.not.map((kind) => ({ word: kindMark(kind) })),
    ...query.outcome.not.map((outcome) => ({ word: outcomeMark(outcome) })),
    ...query.speaker.not.map(saidBy),
    ...(bodies.not.length > 0 ? [among(bodies.not)] : []),
  ];
}

/** The words that may be missing one by one: what stands in a phrase, or with a number, may not. */
const isLoose = (terms: readonly Term[]) => terms.every((term) => term.length === 1);

/** Whether there are enough words that some may be missing. */
export const canRelax = ({ all }: Query) => all.filter(isLoose).length > 1;

/** A term by its own words, whatever names have it. */
export const plainTerm = (term: Term): Match =>
  term.length === 1 ? { word: term[0] ?? '' } : { phrase: term };

function termMatch(term: Term, { bodiesOf }: Asked): Match {
  const named = term.length === 1 ? (bodiesOf.get(term[0] ?? '') ?? []) : [];
  return anyOf([plainTerm(term), ...named.map((id) => ({ word: entityMark(id) }))]);
}

/** Each word of a name has a mark of its own, one of who spoke and one of who moved. */
const saidBy = (term: Term): Match =>
  anyOf([speakerMark, moverMark].map((mark) => allOf(term.map((stem) => ({ word: mark(stem) })))));

const among = (entityIds: readonly string[]): Match => oneOf(entityIds.map(entityMark));

function filters({ query, chosen }: Asked): Match[] {
  const marks = dateMarks(query.date);
  const outcomes = query.outcome.only.map(outcomeMark);
  const sides = [query.kind.only.map(kindMark), outcomes];
  return [
    ...sides.filter((side) => side.length > 0).map(oneOf),
    ...(marks === null ? [] : [oneOf(marks)]),
    ...(query.speaker.only.length > 0 ? [anyOf(query.speaker.only.map(saidBy))] : []),
    ...(chosen.kind === null ? [] : [{ word: `xk${plain(chosen.kind)}` }]),
    ...(chosen.body === null ? [] : [{ word: entityMark(chosen.body) }]),
    ...(chosen.outcome === null ? [] : [{ word: outcomeMark(chosen.outcome) }]),
    ...(chosen.year === null ? [] : [{ word: yearMark(chosen.year) }]),
  ];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
