import type { Candidate } from './candidates.server.ts';
import type { PassageKind } from './found.ts';
import type { Query, Term } from './query.ts';
import { type Place, shortestStretch, termPlaces } from './term-places.ts';
import { stemsAmong, type Wanted, wantedWords } from './words.ts';

/** A candidate with what it is worth to a query, and where the words stand that it asked for. */
export type Scored = Candidate & {
  score: number;
  /** Among the words of its text */
  places: Place[];
  /** None of the words is its own: the name of its body has them */
  isByNameAlone: boolean;
};

/** What a reader looks for first: what a meeting was about and what it decided. */
const kindWeights: Record<PassageKind, number> = {
  body: 1,
  meeting: 1.3,
  case: 1.25,
  decision: 1.2,
  summary: 1.15,
  agenda: 1,
  transcript: 0.7,
};
/** A meeting's description names all that its cases tell better. */
const descriptionWeight = 0.9;
/** BM25's: how fast more of the same word counts for less, and how much a long text is held against it. */
const saturation = 1.2;
const lengthShare = 0.5;
/** Words of a passage of usual length. */
const usualLength = 40;
/** A word in the title alone. */
const titleShare = 0.6;
/** A word that the body's name has instead of the passage. */
const nameShare = 0.3;
/** All words side by side. */
const closenessShare = 0.6;
/** A passage of today before one of long ago, and after how many years it is half of that. */
const freshShare = 0.25;
const halfYears = 2;

type Asked = {
  query: Query;
  bodiesOf: ReadonlyMap<string, readonly string[]>;
  now: Date;
};

/** Where the words of a query stand in a candidate. */
type Read = { candidate: Candidate; length: number; title: string[]; found: Place[][] };

/** A body that is named has said much: of each meeting its title is enough then. */
export const isTelling = ({ isByNameAlone, kind }: Scored) => !isByNameAlone || kind === 'meeting';

/** What each of the candidates is worth to the query. */
export function scoreCandidates(candidates: readonly Candidate[], asked: Asked): Scored[] {
  const wanted = wantedWords(asked.query.all.flat(2));
  const read = candidates.map((candidate) => readCandidate(candidate, asked.query, wanted));
  const rarity = rarityOf(read, asked.query);
  return read.map((one) => scoreOf(one, rarity, asked));
}

function readCandidate(candidate: Candidate, { all }: Query, wanted: Wanted): Read {
  const stems = stemsAmong(candidate.text, wanted);
  const title = [candidate.heading, candidate.speaker].filter(Boolean).join(' ');
  const found = all.map((terms) => terms.flatMap((term) => termPlaces(stems, term)));
  return { candidate, length: stems.length, title: stemsAmong(title, wanted), found };
}

/**
 * What each word of the query tells, by how few of the candidates have it. Where all of them have all
 * words, each tells the same; where some are missing, 'gunsmith' tells more than 'working'.
 */
function rarityOf(read: readonly Read[], { all }: Query): number[] {
  return all.map((_, at) => {
    const having = read.filter(({ found }) => (found[at]?.length ?? 0) > 0).length;
    return 1 + Math.log((read.length + 1) / (having + 1));
  });
}

function scoreOf(
  { candidate, length, title, found }: Read,
  rarity: readonly number[],
  { query, bodiesOf, now }: Asked,
): Scored {
  const longness = 1 - lengthShare + (lengthShare * length) / usualLength;
  const titled = query.all.map((terms) => terms.some((term) => termPlaces(title, term).length > 0));
  const worths = query.all.map((terms, at) => {
    const times = found[at]?.length ?? 0;
    const inText = (times * (saturation + 1)) / (times + saturation * longness);
    const tells = phraseWorth(terms) * (rarity[at] ?? 1);
    if (inText > 0) return inText * tells;
    if (titled[at]) return titleShare * tells;
    return isInName(terms, candidate, bodiesOf) ? nameShare : 0;
  });
  const told = rarity.filter((_, at) => (worths[at] ?? 0) > 0);
  // Two words of three are worth less than two thirds.
  const coverage = query.all.length === 0 ? 1 : (total(told) / total(rarity)) ** 2;
  const sum = query.all.length === 0 ? 1 : total(worths);
  const score = sum * coverage * weightOf(candidate) * closeness(found) * freshness(candidate, now);
  const isOwn = found.some(({ length }) => length > 0) || titled.includes(true);
  const isByNameAlone = query.all.length > 0 && !isOwn;
  return { ...candidate, score, places: found.flat(), isByNameAlone };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const weightOf = ({ kind, heading }: Candidate) =>
  kind === 'meeting' && heading !== null ? descriptionWeight : kindWeights[kind];

/** Words in their order say more than each by itself. */
const phraseWorth = (terms: readonly Term[]) =>
  Math.max(...terms.map(({ length }) => length)) ** 0.5;

function isInName(
  terms: readonly Term[],
  { entityId }: Candidate,
  bodiesOf: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (entityId === null) return false;
  return terms.some((term) => term.length === 1 && bodiesOf.get(term[0] ?? '')?.includes(entityId));
}

function closeness(found: readonly Place[][]): number {
  const present = found.filter(({ length }) => length > 0);
  const stretch = present.length > 1 ? shortestStretch(present) : null;
  return stretch === null ? 1 : 1 + closenessShare * Math.min(1, present.length / stretch);
}

const yearMilliseconds = 365.25 * 24 * 3600 * 1000;

function freshness({ date }: Candidate, now: Date): number {
  const years = Math.abs(now.getTime() - date.getTime()) / yearMilliseconds;
  return 1 + freshShare * 0.5 ** (years / halfYears);
}
