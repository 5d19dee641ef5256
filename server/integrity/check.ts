import type { Db } from '#app/platform/db.server.ts';

/** Something that could stand in the database and should not, and that its schema does not keep out. */
export type Check = {
  /** What is found, of several: 'meetings that no search finds as they are' */
  finds: string;
  /** Ids of what is wrong, some at a time: never all of a large table at once */
  look: (db: Db) => AsyncIterable<string[]>;
  /** What makes it right. Nothing that a person wrote is ever changed or deleted. */
  mend?: {
    /** 'indexed anew' */
    done: string;
    /** Can be run for what is right already: somebody may have been first */
    each: (db: Db, ids: string[]) => Promise<void>;
  };
  /** Good to know, and nothing is wrong with it */
  isRemark?: true;
};
