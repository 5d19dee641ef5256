import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { Fact } from '#app/proceedings/facts/find-facts.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { Draft, DraftOptions } from '../draft.ts';

export type DraftingTask = {
  transcript: Transcript;
  options: Omit<DraftOptions, 'onProgress'>;
};

/** A draft with the facts of its record, which no contract of a command has room for. */
export type FactualDraft = Draft & { facts: Fact[] };

/**
 * A record of 25 MB, some thirty times a day of hearings, took 40 seconds and 1.1 GB where it was
 * given all it liked, and does with less; on a busy machine it takes ten times as long.
 * The process is kept for a while, as drafts come in rows.
 */
const drafting: Program = {
  file: 'app/summaries/drafting/drafting-program.ts',
  seconds: 15 * 60,
  megabytes: 1024,
  idleSeconds: 5,
  tooLong:
    'The summary took too long to draft and was given up after 15 minutes. Try again; if that does not help, take in the record in parts.',
  tooMuch:
    'The record is too long to be drafted in one piece. Take it in again in parts, such as one for each session.',
};

/** The extractive drafter in a process of its own. */
export function draftApart(
  transcript: Transcript,
  { onProgress, ...options }: DraftOptions = {},
): Promise<FactualDraft> {
  const task: DraftingTask = { transcript, options };
  return runApart({ program: drafting, task, onProgress });
}
