import type { Member } from '#app/entities/roster/roster.ts';

/** A member of an invented council whose term is open. */
export function makeMember(name: string, given: Partial<Member> = {}): Member {
  return {
    id: name,
    name,
    office: 'Council Member',
    seat: null,
    body: null,
    votes: true,
    termStart: null,
    termEnd: null,
    aliases: [],
    ...given,
  };
}
