import { env } from '#app/platform/env.server.ts';
import type { Check } from '#server/integrity/check.ts';
import { execute } from './other-database.ts';

/** A meeting of which nothing is wrong yet. */
export type Sound = {
  meetingId: string;
  entityId: string;
  versionId: string;
  transcriptId: string;
  userId: string;
};

export type PlantedFault = {
  check: Check;
  what: string;
  /** Makes something wrong, and answers with the id that is to be found. */
  plant: (sound: Sound) => Promise<string>;
  /** Takes what no mending may touch out again. */
  undo?: (sound: Sound) => Promise<unknown>;
};

/** An id that nothing has. */
export const gone = '00000000-0000-7000-8000-000000000000';
export const now = new Date('2026-11-23T08:15:00Z');
/** As another program would, past all that keeps rows right. */
export const run = (sql: string) => execute(env.databaseUrl, sql);
