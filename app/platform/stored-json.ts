import { z } from 'zod';

/** What a column keeps as JSON; `otherwise` where it was damaged. */
export function readStoredJson<Value>(
  shape: z.ZodType<Value>,
  json: string,
  otherwise: Value,
): Value {
  try {
    return shape.catch(otherwise).parse(JSON.parse(json));
  } catch {
    return otherwise;
  }
}

const numbers = z.array(z.number().int().min(0));
const texts = z.array(z.string());

/** Segments, items or sentences by their numbers, as a column keeps them; what was damaged counts as none. */
export const readNumberList = (json: string): number[] => readStoredJson(numbers, json, []);
export const readTextList = (json: string): string[] => readStoredJson(texts, json, []);
