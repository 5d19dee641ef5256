import type { Dialect } from './dialect.ts';

/** How many there are of what the site grows by. */
export type Size = {
  bodies: number;
  meetings: number;
  /** Beside so many meetings that were made before */
  beside?: number;
};

/** Rows of a table: how many, and what stands in each column, as SQL over `n`, from 1 on. */
export type MadeRows = { table: string; count: number; columns: Record<string, string> };

const tables = {
  ...{ body: 1, meeting: 2, version: 3, member: 4, transcript: 5, matter: 6, user: 7, source: 8 },
  ...{ other: 9, turn: 10, job: 11 },
} as const;

/**
 * What waits for an editor, of each kind: more than the lists of work count to, and as much whatever the
 * size, since it grows with the editors' days and not with the archive.
 */
const waiting = 2000;

export type RowWords = ReturnType<typeof rowWords>;

/** What the rows of a site of this size are told with. */
export function rowWords(dialect: Dialect, { bodies, meetings, beside = 0 }: Size) {
  const { moment } = dialect;
  const id = (table: keyof typeof tables, row = 'n') =>
    dialect.id(tables[table], `(${row} + ${beside})`);
  /** One meeting in so many has what waits; beside others, where as much waits already, none. */
  const open = beside > 0 ? meetings + 1 : Math.ceil(meetings / waiting);
  const users = Math.ceil(meetings / 100);
  const made = { created_at: moment('n % 5000000') };
  const rows = (table: string, count: number, columns: Record<string, string>): MadeRows => ({
    ...{ table, count, columns },
  });
  return {
    ...{ bodies, meetings, beside, id, open, users, moment, rows, made, bytes: dialect.bytes },
    openRows: Math.ceil(meetings / open),
    bodyOf: (meeting: string) => `((${meeting}) % ${bodies} + 1)`,
    userOf: `((n - 1) % ${users} + 1)`,
    // The meetings of one body lie half a year apart, so that lists by date go through all bodies.
    day: (n: string) =>
      moment(`((${n}) / ${bodies} % 20 * 190 + (${n}) % ${bodies} % 190) * 1440 + 720`),
    lately: moment('5720000 - n % 20000'),
    updated: { ...made, updated_at: moment('n % 5000000') },
    text: (words: string) => `'${words} ' || (n + ${beside})`,
    isOpen: `n % ${open} = 0`,
    eachMeeting: (table: string, columns: Record<string, string>) =>
      rows(table, meetings, { meeting_id: id('meeting'), ...columns }),
  };
}
