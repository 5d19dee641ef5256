/** A term of somebody who sits on a body, or works for it. */
export type Member = {
  id: string;
  /** As it is written, without the office: 'Maria Elena Lopez'. */
  name: string;
  /** 'Mayor', 'Council Member', 'City Clerk' */
  office: string;
  /** Seat, ward or district. */
  seat: string | null;
  /** Of an entity with several bodies the one that this is about; null for all of them. */
  body: string | null;
  /** Clerks and staff do not. */
  votes: boolean;
  /** First and last day, yyyy-mm-dd; null where it is open. */
  termStart: string | null;
  termEnd: string | null;
  /** What captions make of the name. */
  aliases: readonly string[];
};

export type Roster = readonly Member[];

/**
 * Who is in office on a day, each person once; on no day in particular, everybody. Of two terms that
 * overlap, the one that began last counts.
 */
export function membersOn(roster: Roster, day: string | null): Member[] {
  const serving = new Map<string, Member>();
  for (const member of roster) {
    if (!isServing(member, day)) continue;
    const person = personKey(member);
    const other = serving.get(person);
    if (!other || (member.termStart ?? '') > (other.termStart ?? '')) serving.set(person, member);
  }
  return [...serving.values()];
}

type Term = Pick<Member, 'termStart' | 'termEnd'>;

/** Days are written so that their order is the order of letters. */
export function isServing({ termStart, termEnd }: Term, day: string | null): boolean {
  if (day === null) return true;
  return (termStart === null || termStart <= day) && (termEnd === null || day <= termEnd);
}

/** Whom a body's minutes mean: those of the body, and those who belong to all bodies of the entity. */
export function membersOfBody(roster: Roster, body: string | null): Member[] {
  if (body === null) return [...roster];
  const wanted = nameKey(body);
  return roster.filter((member) => member.body === null || nameKey(member.body) === wanted);
}

/** The same person on the same body, whatever the term. */
export const personKey = ({ name, body }: Pick<Member, 'name' | 'body'>) =>
  `${nameKey(name)}\n${nameKey(body ?? '')}`;

/** No two entries of an entity's roster have the same. */
export const memberKey = (member: Pick<Member, 'name' | 'body' | 'termStart'>) =>
  `${personKey(member)}\n${member.termStart ?? ''}`;

const nameKey = (name: string) => name.toLowerCase();

/** Entries of one roster: the largest chambers with several terms, and what one page can show. */
export const mostMembers = 500;
