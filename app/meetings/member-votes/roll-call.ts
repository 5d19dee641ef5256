import { z } from 'zod';

const rollCall = z.array(z.object({ name: z.string(), vote: z.string() }));

export type RollCall = z.infer<typeof rollCall>;

/** The roll call of a stored vote; one that was damaged counts as empty. */
export function readRollCall(json: string): RollCall {
  try {
    return rollCall.catch([]).parse(JSON.parse(json));
  } catch {
    return [];
  }
}
