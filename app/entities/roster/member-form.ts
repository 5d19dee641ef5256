import { z } from 'zod';
import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import { line, optional, required, tidy } from '../typed-line.ts';

/** What an admin says of a member, in a form, in a row of a CSV file, or in a preview sent back. */
export const memberForm = z
  .object({
    name: required(100, 'Name is required').refine(
      (name) => name === '' || /\p{L}/u.test(name),
      'Write the name in letters',
    ),
    office: required(100, 'Office is required'),
    seat: optional(100),
    body: optional(300),
    votes: z.union([z.boolean(), line(20)]).optional(),
    termStart: z.string().nullish().transform(readDay),
    termEnd: z.string().nullish().transform(readDay),
    aliases: z
      .union([z.array(z.string()), z.string()])
      .nullish()
      .transform(readAliases),
  })
  .transform((member, context) => {
    const votes = readVotes(member.votes, member.office);
    if (votes === null) {
      context.addIssue({ code: 'custom', path: ['votes'], message: 'Write yes or no' });
      return z.NEVER;
    }
    if (member.termStart && member.termEnd && member.termEnd < member.termStart) {
      const message = 'The term ends before it begins';
      context.addIssue({ code: 'custom', path: ['termEnd'], message });
      return z.NEVER;
    }
    return { ...member, votes };
  });

export type MemberFields = z.infer<typeof memberForm>;

/** The last day of a term. */
export const endTermForm = z.object({
  lastDay: z.string().nullish().transform(readDay).pipe(z.string('Enter the last day')),
});

export const memberTaken =
  'The roster has this name with the same first day already. Edit that entry, or give this one its own first day.';

const staff = pattern('i')`\b${words(
  'clerk recorder attorney counsel manager administrator superintendent staff planner engineer',
)}\b`;

/** Clerks and staff do not vote, unless somebody says so. */
export const votesByOffice = (office: string) => !staff.test(office);

function readVotes(said: boolean | string | undefined, office: string): boolean | null {
  if (typeof said === 'boolean') return said;
  const word = (said ?? '').toLowerCase();
  if (word === '') return votesByOffice(office);
  if (['yes', 'y', 'true', '1', 'x'].includes(word)) return true;
  return ['no', 'n', 'false', '0'].includes(word) ? false : null;
}

const americanDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * MM/DD/YYYY or yyyy-mm-dd; blank means open. Years have four digits: terms lie on both sides of
 * today.
 */
function readDay(typed: string | null | undefined, context: z.RefinementCtx): string | null {
  const text = tidy(typed ?? '');
  if (text === '') return null;
  const [, month = '', day = '', year] = americanDay.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const date = dateAtNoon(iso);
  if (date) return isoDateOf(date);
  const isShaped = year !== undefined || /^\d{4}-\d{2}-\d{2}$/.test(text);
  const message = isShaped ? `There is no date ${text}` : 'Write the date as MM/DD/YYYY';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const mostAliases = 20;
const longestAlias = 100;

/** One a line, or apart by semicolons. */
function readAliases(typed: string[] | string | null | undefined, context: z.RefinementCtx) {
  // The form library hands a text over as a list of one.
  const lines = [typed ?? ''].flat().flatMap((text) => text.split(/[\n;]/));
  const seen = new Map(lines.map((alias) => [tidy(alias).toLowerCase(), tidy(alias)]));
  const aliases = [...seen.values()].filter((alias) => alias !== '');
  if (aliases.length > mostAliases) {
    context.addIssue({ code: 'custom', message: `Give at most ${mostAliases} spellings` });
  }
  if (aliases.some((alias) => alias.length > longestAlias)) {
    context.addIssue({ code: 'custom', message: `Use at most ${longestAlias} characters each` });
  }
  return aliases;
}
