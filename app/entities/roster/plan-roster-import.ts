import { readTable, type TableRow, tooWide } from '../read-table.ts';
import { type MemberFields, memberForm } from './member-form.ts';
import { type Member, memberKey } from './roster.ts';
import { type RosterField, rosterShape } from './roster-file.ts';

export type PlannedMember = { line: number; name: string } & (
  | { outcome: 'new'; fields: MemberFields }
  /** The roster has the entry, and says other things of it. */
  | { outcome: 'changed'; fields: MemberFields; before: MemberFields; problems: string[] }
  /** Left out, and why. */
  | { outcome: 'same' | 'repeated' | 'invalid'; problems: string[] }
);

export type RosterPlan = { rows: PlannedMember[]; unusedColumns: string[] };

/**
 * What would become of each row of a file for a roster; nothing is stored. An entry is the same by
 * its name, body and first day.
 * @throws AppError unreadable where the file as a whole makes no sense
 */
export function planRosterImport(text: string, roster: readonly Member[]): RosterPlan {
  const { rows, unusedColumns } = readTable(text, rosterShape);
  const known = new Map(roster.map((member) => [memberKey(member), member]));
  const seen = new Map<string, number>();
  return { unusedColumns, rows: rows.map((row) => planRow({ row, known, seen })) };
}

type Planning = {
  row: TableRow<RosterField>;
  known: ReadonlyMap<string, Member>;
  /** The lines of the entries so far. */
  seen: Map<string, number>;
};

function planRow({ row, known, seen }: Planning): PlannedMember {
  const { line, typed, isTooWide } = row;
  const read = memberForm.safeParse(typed);
  const name = (read.data?.name ?? typed.name ?? '').trim().slice(0, 100);
  const left = (outcome: 'same' | 'repeated' | 'invalid', problems: string[]) => ({
    line,
    name,
    outcome,
    problems,
  });
  if (isTooWide) return left('invalid', [tooWide]);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) =>
      message.endsWith('is required')
        ? message
        : `${fieldWords[path[0] as RosterField]}: ${message}`,
    );
    return left('invalid', problems);
  }
  const key = memberKey(read.data);
  const earlier = seen.get(key);
  if (earlier !== undefined) return left('repeated', [`The entry stands on line ${earlier} too`]);
  seen.set(key, line);
  const there = known.get(key);
  if (!there) return { line, name, outcome: 'new', fields: read.data };
  const before = memberForm.parse(there);
  const fields = memberForm.parse({ ...before, ...givenBy(typed, read.data) });
  const changed = changedFields(before, fields);
  if (changed.length === 0) return left('same', ['On the roster already']);
  const problems = changed.map((field) => fieldWords[field]);
  return { line, name, outcome: 'changed', fields, before, problems };
}

/** What the file says: of columns that it does not have, the roster keeps what it knows. */
function givenBy(typed: TableRow<RosterField>['typed'], read: MemberFields): Partial<MemberFields> {
  return Object.fromEntries(Object.entries(read).filter(([field]) => field in typed));
}

/** What two entries say differently. */
export function changedFields(before: MemberFields | Member, after: MemberFields | Member) {
  // The keys of the words are the fields, all of them.
  const fields = Object.keys(fieldWords) as RosterField[];
  return fields.filter((field) => String(before[field] ?? '') !== String(after[field] ?? ''));
}

const fieldWords: Record<RosterField, string> = {
  name: 'Name',
  office: 'Office',
  seat: 'Seat',
  body: 'Body',
  votes: 'Votes',
  termStart: 'Term start',
  termEnd: 'Term end',
  aliases: 'Also heard as',
};
