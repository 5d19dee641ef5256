import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { NameMention } from '../facts/names.ts';
import { readNumbers } from '../facts/numbers.ts';
import type { People } from '../facts/people.ts';
import { nameSlip, Roster, type RosterMember } from '../facts/roster.ts';
import { tokenize } from '../language/tokens.ts';
import { type Called, calledAlike, calledOnRoster } from './member-groups.ts';
import { namesCalled } from './names-called.ts';
import { clerkOf, clerkOnRoster, namedFirst } from './roll-clerk.ts';
import { answersIn } from './roll-lines.ts';
import { rollsIn } from './rolls.ts';
import { findTallies } from './tallies.ts';

/** Who votes in a meeting, as its roster and its roll calls show. */
export type Body = {
  members: Roster;
  /** Those who are called again and again, so that they are there. */
  present: readonly RosterMember[];
  /** Who is asked by name to call the rolls. */
  clerk: RosterMember | null;
  /** How far a member's name may be bent where only members are named, as a share of its sounds. */
  farthest: number;
  /** How many vote, where several counts or rolls agree on it. */
  size: number | null;
  /** How many were counted present, where the clerk said so. */
  attending: number | null;
  chair: string | null;
  viceChair: string | null;
};

/** In a body of more members two names that sound a little alike are two members. */
const smallBody = 15;
/** Fewer answers are what is left of a roll. */
const fewestAnswers = 3;
/** In how many rolls, and in which part of all, somebody is called who is there all the time. */
const present = { fewest: 2, share: 1 / 3 };

/** The members of a body and how many vote, from its roster and the rolls that were called. */
export function bodyOf(
  texts: readonly string[],
  mentions: readonly NameMention[],
  people: People,
  roster: readonly RosterMember[] = [],
): Body {
  const known = roster.filter(({ votes }) => votes !== false);
  const staff = roster.filter(({ votes }) => votes === false);
  const rolls = rollsIn(texts).map(({ lines, report, isCalled }) => ({
    isCalled,
    names: namesCalled(lines, people),
    answers: lines.reduce((sum, line) => sum + answersIn(line), 0),
    first: namedFirst(lines, people),
    report,
  }));
  const called = new Map<string, Called & { rolls: Set<number> }>();
  for (const [roll, { names }] of rolls.entries()) {
    for (const { key, name } of names) {
      const entry = called.get(key) ?? { key, name, rolls: new Set(), titled: people.count(key) };
      entry.rolls.add(roll);
      called.set(key, entry);
    }
  }
  const count = known.length > 0 ? known.length : called.size;
  const farthest = count <= smallBody ? nameSlip.amongMembers : nameSlip.anywhere;
  const all = [...called.values()];
  const first = rolls.map((roll) => roll.first);
  const clerk = clerkOf(all, first, farthest) ?? clerkOnRoster(all, staff);
  const isVoter = ({ key }: { key: string }) => !clerk?.aliases.includes(key);
  const voters = all.filter(isVoter);
  const groups =
    known.length > 0
      ? calledOnRoster(voters, new Roster(known), farthest)
      : calledAlike(voters, farthest);
  const answered = rolls
    .filter(({ answers }) => answers > 0)
    .map((roll) => ({ ...roll, names: roll.names.filter(isVoter) }));
  const often = Math.max(present.fewest, answered.length * present.share);
  return {
    members: new Roster(known.length > 0 ? known : groups.map(({ member }) => member)),
    present: groups.filter(({ rolls: of }) => of.size >= often).map(({ member }) => member),
    clerk,
    farthest,
    // Of a roll that nobody called the chair's own answer may stand apart.
    size: sizeOf(answered.filter(({ isCalled }) => isCalled)) ?? sizeOf(answered),
    attending: attendingIn(texts),
    chair: holderOf(mentions, chairs),
    viceChair: holderOf(mentions, viceChairs),
  };
}

/**
 * How many vote: as many as are counted most often; where nobody counts, as many as answer most rolls.
 * Captions lose answers to a roll more easily than the clerk's count of them.
 */
function sizeOf(
  rolls: readonly { names: readonly { key: string }[]; answers: number; report: string }[],
): number | null {
  const isWhole = (count: number) => count >= fewestAnswers;
  const told = rolls
    .map(({ report }) => findTallies(report).at(0))
    .map((count) => (count?.yes == null || count.no === null ? 0 : count.yes + count.no))
    .filter(isWhole);
  const size =
    mostCommon(told) ??
    calledAgain(rolls) ??
    mostCommon([...told, ...rolls.map(({ answers }) => answers).filter(isWhole)]);
  const named = Math.max(0, ...rolls.map(({ names }) => keysOf(names).length));
  return size !== null && named > size ? null : size;
}

/** Who is called by some names, each once. */
const keysOf = (names: readonly { key: string }[]) => [...new Set(names.map(({ key }) => key))];

/** In rolls: the same names called so often are all there are. */
const fewestAlike = 3;

/**
 * As many as are called by the same names in roll after roll, where one of these has an answer for each and
 * no more: in others a 'yes' of the talk between them was counted too.
 */
function calledAgain(
  rolls: readonly { names: readonly { key: string }[]; answers: number }[],
): number | null {
  const calls = rolls.map(({ names, answers }) => {
    const keys = keysOf(names).toSorted();
    return { called: keys.join(), isWhole: answers === keys.length, size: keys.length };
  });
  const alike = Object.values(Object.groupBy(calls, ({ called }) => called)).filter(
    (group = []) => group.length >= fewestAlike && group.some(({ isWhole }) => isWhole),
  );
  const [size] = alike.flatMap((group = []) => group[0]?.size ?? []);
  return alike.length === 1 && size !== undefined && size >= fewestAnswers ? size : null;
}

/** 'Four present.', 'we have seven members present': what the clerk counts after the roll. */
const countsPresent = pattern('i')`^(?:${phrases(`
  we have
  there are
  you have
  that's
  that is
  okay
  and
`)},? )*(?<count>[\w]+) (?:(?:council|board|committee)? ?(?:members?|commissioners?|trustees?|directors?|supervisors?) )?(?:are )?present\b`;

function attendingIn(texts: readonly string[]): number | null {
  for (const text of texts) {
    const count = countsPresent.exec(text)?.groups?.count;
    const [number] = count ? readNumbers(tokenize(count)) : [];
    if (number?.unit === 'plain' && number.value >= fewestAnswers) return number.value;
  }
  return null;
}

const chairs =
  /^(?:the )?(?:(?:council|board|committee) )?(?:chair(?:man|woman|person)?|president|mayor)$/i;
const viceChairs = /^vice[- ](?:chair(?:man|woman|person)?|president|mayor)$/i;
/** An office named less often may be somebody else's, who is spoken of. */
const oftenNamed = 2;

/** Who is most often named with an office. */
function holderOf(mentions: readonly NameMention[], office: RegExp): string | null {
  const times = new Map<string, number>();
  for (const { title, name } of mentions) {
    if (!office.test(title)) continue;
    const whole = `${title} ${name}`;
    times.set(whole, (times.get(whole) ?? 0) + 1);
  }
  const [first] = [...times].sort((a, b) => b[1] - a[1]);
  return first && (first[1] >= oftenNamed || times.size === 1) ? first[0] : null;
}

/** The number that stands most often, twice at least and more often than any other. */
function mostCommon(counts: readonly number[]): number | null {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [first, second] = [...times].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 1 && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
