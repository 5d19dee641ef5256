import { z } from 'zod';

const answer = z.looseObject({ answer: z.string().min(1) });
const shapes = z.union([
  z
    .looseObject({ general_query_list: z.array(answer).min(1) })
    .transform(({ general_query_list: [first] }) => first?.answer ?? null),
  z.looseObject({ summary: z.string().min(1) }).transform(({ summary }) => summary),
  z.looseObject({ abstract: z.string().min(1) }).transform(({ abstract }) => abstract),
]);

/** The summary of the whole meeting that a person wrote, where a JSON record brings one along. */
export function humanSummary(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  if (!/^\s*\{/.test(text)) return null;
  try {
    return shapes.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
