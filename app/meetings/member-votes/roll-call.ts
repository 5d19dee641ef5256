import { z } from 'zod';
import { readStoredJson } from '#app/platform/stored-json.ts';

const rollCall = z.array(z.object({ name: z.string(), vote: z.string() }));

export type RollCall = z.infer<typeof rollCall>;

/** The roll call of a stored vote; one that was damaged counts as empty. */
export const readRollCall = (json: string): RollCall => readStoredJson(rollCall, json, []);
