import { AppError } from '#app/platform/app-error.ts';
import type { Contents } from './contents.ts';

export type Restoring = {
  file: string;
  databaseUrl: string;
  /** Whether what the database holds may be put aside. */
  replaces: boolean;
  now?: Date;
};

/** `kept` is where that lies now; null where there was nothing. */
export type Restored = { contents: Contents; kept: string | null };

export const holdsData = (place: string) =>
  new AppError('conflict', `${place} holds data. With --replace it is put aside, not deleted.`);

/** '20261123T081500': of a name that says when something was put aside. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replace(/[-:]/g, '');
