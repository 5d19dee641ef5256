import type { Roster, RosterMember } from '../facts/roster.ts';
import { isCutOf, soundsApart } from '../facts/sound.ts';

/** A name as it was called, with the numbers of the rolls in which it was. */
export type Called = { key: string; name: string; rolls: ReadonlySet<number>; titled: number };
/** A member under all names that were called, with the rolls. */
export type MemberGroup = { member: RosterMember; rolls: ReadonlySet<number> };

/** Rolls in which somebody must be called who is not named with a title elsewhere. */
const fewestRolls = 2;

/** The members of the roster who were called. */
export function calledOnRoster(
  called: readonly Called[],
  roster: Roster,
  farthest: number,
): MemberGroup[] {
  const groups = new Map<RosterMember, Set<number>>();
  for (const { key, rolls } of called) {
    const member = roster.find(key, farthest);
    if (!member) continue;
    const known = groups.get(member) ?? new Set();
    for (const roll of rolls) known.add(roll);
    groups.set(member, known);
  }
  return [...groups].map(([member, rolls]) => ({ member, rolls }));
}

/** Spellings that sound alike and are never called in one roll are one member. */
export function calledAlike(called: readonly Called[], farthest: number): MemberGroup[] {
  const ranked = [...called].sort((a, b) => b.rolls.size - a.rolls.size || b.titled - a.titled);
  const groups: { all: Called[]; rolls: Set<number> }[] = [];
  for (const one of ranked) {
    const near = groups
      .filter(({ rolls }) => [...one.rolls].every((roll) => !rolls.has(roll)))
      .map((group) => ({
        group,
        away: Math.min(...group.all.map(({ key }) => keysApart(key, one.key))),
      }))
      .filter(({ away }) => away <= farthest)
      .sort((a, b) => a.away - b.away)[0];
    if (!near) {
      groups.push({ all: [one], rolls: new Set(one.rolls) });
      continue;
    }
    near.group.all.push(one);
    for (const roll of one.rolls) near.group.rolls.add(roll);
  }
  const isOnly = new Set(called.flatMap(({ rolls }) => [...rolls])).size === 1;
  const isCertain = ({ all, rolls }: { all: readonly Called[]; rolls: ReadonlySet<number> }) =>
    isOnly || rolls.size >= fewestRolls || all.some(({ titled }) => titled >= fewestRolls);
  return groups.filter(isCertain).map(({ all, rolls }) => {
    // Who is named most often with a title is most often heard right.
    const byTitle = [...all].sort((a, b) => b.titled - a.titled);
    const [often, ...others] = byTitle;
    // Captions lose a sound of a name more often than they add one: 'Mero' is 'Romero'.
    const whole = others.find(
      ({ key, titled }) => titled >= fewestRolls && often && isCutOf(often.key, key),
    );
    const lead = whole ?? often;
    const aliases = all.map(({ key }) => surnameOf(key));
    return { member: { name: lead?.name ?? '', aliases }, rolls };
  });
}

/** What stands before the surnames of two people who share one: 'f lowell', 'm lowell'. */
const apartBy = /^[mf] /;
const surnameOf = (key: string) => key.replace(apartBy, '');

/** How far apart two names sound; two of one surname who are told apart are never one. */
function keysApart(a: string, b: string): number {
  const [one, other] = [surnameOf(a), surnameOf(b)];
  return one === other && a !== b ? 1 : soundsApart(one, other);
}
