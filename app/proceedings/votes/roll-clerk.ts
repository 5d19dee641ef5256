import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { Roster, type RosterMember } from '../facts/roster.ts';
import { type Called, calledAlike } from './member-groups.ts';
import { isAnswer, piecesOf, rollPart } from './roll-lines.ts';

/** In rolls: so often is whoever calls them asked to, and never a member left without an answer. */
const fewestRolls = 2;
const courtesy = /^(?:mr|mrs|ms|miss|madam)\b/i;

/** 'Ms. Ivey? Member Hale?': who is named first, and gives no answer. */
export function namedFirst(lines: readonly string[], people: People): string | null {
  const [first = '', second = ''] = lines.flatMap((line) => piecesOf(rollPart(line)));
  const [name] = findNames(first);
  const isPassedOver = !isAnswer(first) && !isAnswer(second) && findNames(second).length > 0;
  return name && isPassedOver ? people.keyOf(name) : null;
}

/**
 * Who is asked to call the rolls, each time by name alone: 'We have a motion and a second. Ms. Ivey?', where
 * those who are called have offices.
 */
export function clerkOf(
  called: readonly Called[],
  first: readonly (string | null)[],
  farthest: number,
): RosterMember | null {
  const groups = calledAlike(called, farthest);
  const isPolite = groups.filter(({ member }) => courtesy.test(member.name)).length * 2;
  if (isPolite > groups.length) return null;
  const clerk = groups.find(
    ({ member, rolls }) =>
      courtesy.test(member.name) &&
      rolls.size >= fewestRolls &&
      [...rolls].every((roll) => member.aliases.includes(first[roll] ?? '')),
  );
  return clerk?.member ?? null;
}

/** Who of those who give no votes is named in the rolls, under all the names that are heard of them. */
export function clerkOnRoster(
  called: readonly Called[],
  staff: readonly RosterMember[],
): RosterMember | null {
  const roster = new Roster(staff);
  const found = called.flatMap(({ key, name }) => {
    const member = roster.find(name);
    return member === null ? [] : [{ member, key }];
  });
  const [first] = found;
  if (!first) return null;
  const own = found.filter(({ member }) => member === first.member);
  return { name: first.member.name, aliases: own.map(({ key }) => key) };
}
