import { AppError } from '../app-error.ts';
import { growingInDatabase, windowInDatabase } from './database-counters.server.ts';
import { type Growth, growingCounter } from './growing-counter.ts';
import { type Counters, sharedCounter } from './shared-counter.server.ts';
import { type Window, windowCounter } from './window-counter.ts';

type Named<Given> = Given & {
  /** No two limits have the same. */
  name: string;
};

export type RateLimit = {
  /** Uses up one attempt of `key`. @throws AppError too-many, saying when to come back */
  take: (key: string) => Promise<void>;
  /** Gives the attempt back: it turned out to be none of those that are counted. */
  giveBack: (key: string) => Promise<void>;
  /** Starts `key` afresh. */
  forget: (key: string) => Promise<void>;
};

/** So many attempts of a key in so many minutes from the first one. */
export const rateLimit = ({ name, ...window }: Named<Window>): RateLimit =>
  refusing({ name, inMemory: windowCounter(window), inDatabase: windowInDatabase(window) });

/** As many attempts of a key as are free, and then one at a time after a wait that grows. */
export const growingDelay = ({ name, ...growth }: Named<Growth>): RateLimit =>
  refusing({ name, inMemory: growingCounter(growth), inDatabase: growingInDatabase(growth) });

function refusing(counters: Counters): RateLimit {
  const counter = sharedCounter(counters);
  return {
    ...counter,
    async take(key) {
      const wait = await counter.take(key);
      if (wait > 0) throw new AppError('too-many', tooManyAttempts(wait));
    },
  };
}

function tooManyAttempts(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
