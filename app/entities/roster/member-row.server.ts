import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';
import { isDuplicate } from '#app/platform/db.server.ts';
import { type MemberFields, memberTaken } from './member-form.ts';
import { type Member, memberKey } from './roster.ts';

/** The columns of a member as they follow from the fields. */
export function memberRow(fields: MemberFields) {
  return {
    ...fields,
    termStart: stored(fields.termStart),
    termEnd: stored(fields.termEnd),
    aliases: JSON.stringify(fields.aliases),
    memberKey: memberKey(fields),
  };
}

type Row = Omit<Member, 'termStart' | 'termEnd' | 'aliases'> & {
  termStart: Date | null;
  termEnd: Date | null;
  aliases: string;
};

export const memberColumns = {
  id: true,
  name: true,
  office: true,
  seat: true,
  body: true,
  votes: true,
  termStart: true,
  termEnd: true,
  aliases: true,
} as const;

export function memberOf({ termStart, termEnd, aliases, ...member }: Row): Member {
  return {
    ...member,
    termStart: termStart && isoDateOf(termStart),
    termEnd: termEnd && isoDateOf(termEnd),
    aliases: z.array(z.string()).parse(JSON.parse(aliases)),
  };
}

/** For the write itself. @throws AppError conflict where the roster has such an entry */
export async function refusingTakenMember<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', memberTaken, { cause: error }) : error;
  }
}

const stored = (day: string | null) => (day === null ? null : dateAtNoon(day));
