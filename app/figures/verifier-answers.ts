import { z } from 'zod';
import { verifyVersion } from '#app/summaries/model/prompts/verify.ts';

const shape = z.object({
  /** The version of the prompt that was answered. */
  prompt: z.literal(verifyVersion),
  /** By a sentence's id, the parts of it that the verifier found not carried. */
  notCarried: z.record(z.string(), z.array(z.string())),
});

export type VerifierAnswers = z.infer<typeof shape>;

/** What a verifier answered, of all files; those that answer an older prompt are refused. */
export function readVerifierAnswers(texts: readonly string[]): ReadonlyMap<string, string[]> {
  return new Map(texts.flatMap((text) => Object.entries(shape.parse(JSON.parse(text)).notCarried)));
}
