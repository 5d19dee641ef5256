import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { findNames } from '../facts/names.ts';
import { nameSlip, Roster, type RosterMember } from '../facts/roster.ts';
import { soundsApart } from '../facts/sound.ts';
import { lettersApart } from '../language/letters-apart.ts';
import type { Body } from './body.ts';

/** 'Pledge of Allegiance led by Lindy Hale.' */
const ledBy = /\bled by (?:\p{Lu}\p{Ll}+\.? )*?\p{Lu}[\p{L}'’-]+ (?<surname>\p{Lu}[\p{L}'’-]+)/gu;

const surnameOf = (name: string) => name.split(' ').at(-1) ?? '';

/** In letters: 'Hale' and 'Hall' are two people more often than a slip. */
const slip = { fewest: 6, most: 2 };

/** The surnames of an agenda that stand after a first name: 'Council Member Lindy Hale', and not 'Mayor Report'. */
function surnamesOn(agenda: readonly AgendaEntry[]): ReadonlySet<string> {
  const found = agenda.flatMap(({ title }) => [
    ...findNames(title).flatMap(({ name }) => (name.includes(' ') ? surnameOf(name) : [])),
    ...[...title.matchAll(ledBy)].flatMap(({ groups }) => groups?.surname ?? []),
  ]);
  return new Set(found.filter(({ length }) => length >= slip.fewest));
}

const isSlip = (heard: string, name: string) =>
  heard.length >= slip.fewest &&
  lettersApart(heard.toLowerCase(), name.toLowerCase()) <= slip.most &&
  soundsApart(heard, name) <= nameSlip.anywhere;

/** Members whose names were only heard, spelled as the agenda has the one name that sounds so. */
export function spelledAsOnAgenda(body: Body, agenda: readonly AgendaEntry[]): Body {
  const written = [...surnamesOn(agenda)];
  if (written.length === 0) return body;
  const spell = (member: RosterMember): RosterMember => {
    const heard = surnameOf(member.name);
    const near = written.filter((name) => isSlip(heard, name));
    const [surname, ...others] = near;
    if (surname === undefined || others.length > 0 || surname === heard) return member;
    return { ...member, name: `${member.name.slice(0, -heard.length)}${surname}` };
  };
  return {
    ...body,
    members: new Roster(body.members.members.map(spell)),
    present: body.present.map(spell),
  };
}
