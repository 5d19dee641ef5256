import { consentList } from '../cases/standing-matter.ts';
import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stop-list.ts';
import { tokenize } from '../language/tokens.ts';
import type { Vote } from '../vote.ts';
import type { MinutesVote } from './minutes-vote.ts';
import { personComparison, samePerson } from './same-person.ts';

/** A vote of a summary, with what it was on. */
export type HeardVote = Pick<
  Vote,
  'subject' | 'motion' | 'mover' | 'seconder' | 'yes' | 'no' | 'abstain'
> & {
  outcome: string | null;
  rollCall: readonly { name: string; vote: string }[];
  cases: readonly { designator: string | null; title: string }[];
};

/** Indexes of a vote in the minutes and of the same vote as it was heard. */
export type Pair = { written: number; heard: number };

/** What speaks for two being one vote, and what against it. */
const weight = {
  words: 4,
  designator: 1.5,
  number: 2,
  topic: 2.5,
  otherTopic: -3,
  mover: 1,
  otherMover: -0.5,
  seconder: 0.5,
  outcome: 0.25,
  otherOutcome: -0.75,
};
/** Less is chance: a mover and an outcome that agree, and nothing of the matter. */
const fewestPoints = 1.8;
/** Votes that the clerk wrote down in another place than they were taken. */
const outOfOrder = 4;
/** More votes than any meeting takes; beyond it the text is something else. */
const mostVotes = 600;

/** Pairs the votes of the minutes with those that were heard: by matter, number and names, in order. */
export function alignVotes(written: readonly MinutesVote[], heard: readonly HeardVote[]): Pair[] {
  const ours = written.slice(0, mostVotes).map(readWritten);
  const theirs = heard.slice(0, mostVotes).map(readHeard);
  const pointsOf = pointsOfPairs();
  const score = ours.map((one) => theirs.map((other) => pointsOf(one, other)));
  const inOrderOnly = inOrder(score);
  const pairs = [...inOrderOnly];
  const used = {
    written: new Set(pairs.map((pair) => pair.written)),
    heard: new Set(pairs.map((pair) => pair.heard)),
  };
  const left = score
    .flatMap((row, at) => row.map((points, other) => ({ written: at, heard: other, points })))
    .filter(({ points }) => points >= outOfOrder)
    .toSorted((one, other) => other.points - one.points);
  for (const pair of left) {
    if (used.written.has(pair.written) || used.heard.has(pair.heard)) continue;
    used.written.add(pair.written);
    used.heard.add(pair.heard);
    pairs.push({ written: pair.written, heard: pair.heard });
  }
  return [...pairs, ...betweenPairs(inOrderOnly, ours, theirs, used)].toSorted(
    (one, other) => one.written - other.written,
  );
}

type Used = { written: ReadonlySet<number>; heard: ReadonlySet<number> };

/** What stands alone between two votes that are surely paired, in the minutes as in what was heard, where nothing speaks against it. */
function betweenPairs(
  pairs: readonly Pair[],
  ours: readonly Read[],
  theirs: readonly Read[],
  used: Used,
): Pair[] {
  const only = (from: number, to: number, taken: ReadonlySet<number>) => {
    const free = range(from, to).filter((one) => !taken.has(one));
    return free.length === 1 ? (free[0] ?? null) : null;
  };
  return pairs.flatMap((next, at) => {
    const last = pairs[at - 1];
    if (last === undefined) return [];
    const written = only(last.written + 1, next.written, used.written);
    const heard = only(last.heard + 1, next.heard, used.heard);
    if (written === null || heard === null) return [];
    return mayBeOne(ours[written], theirs[heard]) ? [{ written, heard }] : [];
  });
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);

/** In words of their own: so many tell a matter, and two matters that share none are two. */
const ownWords = 3;

function mayBeOne(one: Read | undefined, other: Read | undefined): boolean {
  if (!one || !other) return false;
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  const isOther = (a: string | null, b: string | null) =>
    a !== null && b !== null && samePerson(b, a) === 'other';
  const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>, fewest = 1) =>
    a.size >= fewest && b.size >= fewest && a.isDisjointFrom(b);
  return (
    !differ(one.topic, other.topic) &&
    !differ(one.outcome, other.outcome) &&
    !isOther(one.mover, other.mover) &&
    !isOther(one.seconder, other.seconder) &&
    !areApart(one.numbers, other.numbers) &&
    !areApart(new Set(one.designators), new Set(other.designators)) &&
    !areApart(one.words, other.words, ownWords)
  );
}

type Read = {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  designators: readonly string[];
  topic: string | null;
  mover: string | null;
  seconder: string | null;
  outcome: string | null;
};

function readWritten({ motion, title, designator, ...vote }: MinutesVote): Read {
  return {
    ...vote,
    ...matterOf(motion, title ?? ''),
    designators: designator === null ? [] : [keyOf(designator)],
  };
}

function readHeard({ motion, subject, cases, ...vote }: HeardVote): Read {
  const designators = cases.flatMap(({ designator }) => designator ?? []);
  return {
    ...vote,
    // A consent motion is on dozens of titles: its own words say enough.
    ...matterOf(`${motion} ${subject ?? ''}`, cases.length > 1 ? '' : (cases[0]?.title ?? '')),
    designators: designators.map(keyOf),
  };
}

const keyOf = (designator: string) => designator.toUpperCase().replace(/[^A-Z\d]/g, '');

function matterOf(motion: string, title: string) {
  const tokens = tokenize(`${motion} ${title}`);
  const content = tokens.filter(({ word }) => !isStopWord(word) && /\p{L}{3}/u.test(word));
  return {
    words: new Set(content.map(({ word }) => stem(word)).filter((word) => !common.has(word))),
    // '26-03' was heard as '2603'.
    numbers: new Set(
      `${motion} ${title}`.match(/\d[\d-]*\d/g)?.map((number) => number.replaceAll('-', '')) ?? [],
    ),
    topic:
      topics.find(([, said]) => said.test(motion))?.[0] ??
      topics.find(([, said]) => said.test(title))?.[0] ??
      null,
  };
}

/** Words of every motion. */
const common = new Set(
  [
    'approve',
    'adopt',
    'motion',
    'council',
    'board',
    'city',
    'town',
    'item',
    'vote',
    'member',
    'present',
    'made',
    'accept',
    'regular',
    'meeting',
    'public',
    'hearing',
    'agenda',
    'second',
    'moved',
  ].map(stem),
);

/** What every meeting votes on in a few words, whatever else is said. */
const topics: readonly (readonly [string, RegExp])[] = [
  ['adjourn', /\badjourn/i],
  ['consent', consentList],
  ['minutes', /\bminutes\b/i],
  ['closed session', /\b(?:executive|closed?) session\b/i],
  ['opening of the hearing', /\bopen (?:the |this )?public hearing\b/i],
  ['close of the hearing', /\bclose (?:the |this )?public hearing\b/i],
  ['agenda', /\b(?:approv|adopt|amend)\w* (?:of )?the (?:\w+ )?agenda\b/i],
  ['recess', /\brecess\b/i],
];

/** How much speaks for each two being one vote. */
function pointsOfPairs(): (one: Read, other: Read) => number {
  const compare = personComparison();
  return (one, other) => {
    let points = 0;
    const shared = one.words.intersection(other.words).size;
    const smaller = Math.min(one.words.size, other.words.size);
    // One word of two is not the half of a matter.
    if (smaller > 0) points += weight.words * (shared / Math.max(smaller, 3));
    if ([...one.numbers].some((number) => other.numbers.has(number))) points += weight.number;
    if (one.designators.some((key) => other.designators.includes(key))) points += weight.designator;
    if (one.topic === other.topic) points += one.topic === null ? 0 : weight.topic;
    else points += weight.otherTopic;
    if (one.mover && other.mover)
      points += compare(other.mover, one.mover) === 'other' ? weight.otherMover : weight.mover;
    if (one.seconder && other.seconder && compare(other.seconder, one.seconder) !== 'other')
      points += weight.seconder;
    if (one.outcome && other.outcome)
      points += one.outcome === other.outcome ? weight.outcome : weight.otherOutcome;
    return points;
  };
}

/** The pairs with most points altogether that keep both orders. */
function inOrder(score: readonly (readonly number[])[]): Pair[] {
  const [rows, columns] = [score.length, score[0]?.length ?? 0];
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const points = score[row]?.[column] ?? 0;
      const paired = points >= fewestPoints ? points + at(row + 1, column + 1) : 0;
      const line = best[row];
      if (line) line[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const points = score[row]?.[column] ?? 0;
    if (points >= fewestPoints && at(row, column) === points + at(row + 1, column + 1)) {
      pairs.push({ written: row, heard: column });
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}
