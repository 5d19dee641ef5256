import { csvLines } from '#app/platform/csv.ts';
import type { TableShape } from '../read-table.ts';
import type { MemberFields } from './member-form.ts';
import { type Member, mostMembers } from './roster.ts';

export type RosterField = keyof MemberFields;

/** A roster as a CSV file: the names of its columns, the first of each as they are written. */
export const rosterShape: TableShape<RosterField> = {
  columns: {
    name: ['name', 'member', 'fullname'],
    office: ['office', 'title', 'role', 'position'],
    seat: ['seat', 'district', 'ward'],
    body: ['body', 'governmentbody'],
    votes: ['votes', 'voting'],
    termStart: ['termstart', 'start', 'termbegins', 'from'],
    termEnd: ['termend', 'end', 'termends', 'until', 'to'],
    aliases: ['alsoheardas', 'aliases', 'spellings'],
  },
  required: ['name', 'office'],
  mostRows: mostMembers,
};

const headings: Record<RosterField, string> = {
  name: 'name',
  office: 'office',
  seat: 'seat',
  body: 'body',
  votes: 'votes',
  termStart: 'term_start',
  termEnd: 'term_end',
  aliases: 'also_heard_as',
};

/** The file that `planRosterImport` reads. */
export function writeRoster(members: readonly Member[]): string {
  const rows = members.map(({ votes, aliases, ...member }) => [
    member.name,
    member.office,
    member.seat ?? '',
    member.body ?? '',
    votes ? 'yes' : 'no',
    member.termStart ?? '',
    member.termEnd ?? '',
    aliases.join('; '),
  ]);
  return csvLines([Object.values(headings), ...rows]);
}
