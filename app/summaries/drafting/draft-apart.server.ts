import { runApart } from '#app/platform/run-apart.server.ts';
import type { Fact } from '#app/proceedings/facts/find-facts.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft, DraftOptions } from '../draft.ts';

export type DraftingTask = {
  transcript: Transcript;
  options: Omit<DraftOptions, 'onProgress'>;
};

/** A draft with the facts of its record, which no contract of a command has room for. */
export type FactualDraft = Draft & { facts: Fact[] };

/** The extractive drafter in a thread of its own. */
export function draftApart(
  transcript: Transcript,
  { onProgress, ...options }: DraftOptions = {},
): Promise<FactualDraft> {
  const task: DraftingTask = { transcript, options };
  return runApart({ program: 'app/summaries/drafting/drafting-program.ts', task, onProgress });
}
