import { z } from 'zod';

const numbers = z.array(z.number().int().min(0));

/** A list of segments as a column keeps it; what was damaged counts as empty. */
export function readNumberList(json: string): number[] {
  try {
    return numbers.catch([]).parse(JSON.parse(json));
  } catch {
    return [];
  }
}
