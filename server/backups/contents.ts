import { AppError } from '#app/platform/app-error.ts';
import { takenFrom } from '#prisma/phases/contracts.ts';

/** What a database, or a backup of one, holds. */
export type Contents = {
  /** The names of the migrations that were applied to it, in their order */
  migrations: string[];
  meetings: number;
  accounts: number;
  /** Rows whose parent is gone, the first thousand; only where the database can have such */
  orphans: number;
};

/** Tables whose rows somebody would miss; a database that was only just made has none in them. */
export const tablesWithData = ['users', 'meetings', 'govt_entities'] as const;

/**
 * Whether a backup lacks migrations that the code has.
 * @throws AppError for one that the code is too old for, and for what is none of Dais
 */
export function isOlder({ migrations }: Contents, known: readonly string[]): boolean {
  if (!migrations.includes(known[0] ?? '')) throw noneOfDais();
  // What a newer version only added is no hindrance (decision 040).
  const [newer] = takenFrom(migrations, known);
  if (newer) {
    const words = `This backup is of a newer version of Dais, which took away what this one needs (${newer}). Restore it with that version.`;
    throw new AppError('conflict', words);
  }
  return known.some((name) => !migrations.includes(name));
}

export const noneOfDais = () => new AppError('unreadable', 'This is no backup of Dais.');

/** '121 meetings and 2 accounts', and what is wrong with them. */
export function told({ meetings, accounts, orphans }: Contents): string {
  const held = `${counted(meetings, 'meeting')} and ${counted(accounts, 'account')}`;
  if (orphans === 0) return held;
  return `${held}, and ${counted(orphans, 'row')} whose parent is gone (see the command integrity)`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
