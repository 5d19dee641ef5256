import type { Checked, CitingSentence } from '#app/checking/check-sentences.ts';
import type { TitleToCheck } from '#app/checking/check-title.ts';
import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { JudgedSentence, Judging } from './judged-sentence.ts';

type Judged = Judging & { markdown: string };
type Titled = { toCheck: readonly TitleToCheck[] };
type Compared = { sentences: readonly CitingSentence[]; segments: readonly Segment[] };
export type JudgingTask = Judged | Compared | Titled;

/**
 * A draft of a day's hearings is judged in a tenth of a second, the longest text a form takes in some
 * seconds on a busy machine. The process is kept: it takes a third of a second to start.
 */
const judgingProgram: Program = {
  file: 'app/summaries/judging-program.ts',
  seconds: 60,
  megabytes: 512,
  idleSeconds: 60,
  tooLong:
    'The text takes too long to check against the record. Shorten it, or split its longest sentences and lists of numbers.',
  tooMuch: 'The text and its record are too long to be checked in one piece. Shorten the text.',
};

/** While somebody types, late is no use; and whoever saves does not wait behind it. */
const judgingWhileTyping: Program = { ...judgingProgram, seconds: 10 };

type Asked = Judging & {
  /** Nothing is saved by it: it may be given up sooner, and is when `signal` says so. */
  typing?: { signal?: AbortSignal };
};

/**
 * `judgeMarkdown` in a process of its own, under limits of time and memory: however a text is made,
 * checking it keeps nobody else waiting. Never to be called in a transaction: judge first, and see
 * in the transaction that neither text nor record has changed.
 * @throws AppError `unreadable` when the text cannot be checked within the limits
 */
export function judgeMarkdownApart(
  markdown: string,
  { typing, ...judging }: Asked,
): Promise<JudgedSentence[]> {
  return runApart({
    program: typing ? judgingWhileTyping : judgingProgram,
    task: { markdown, ...judging } satisfies JudgingTask,
    signal: typing?.signal,
  });
}

/**
 * `checkSentences` in a process of its own, as `judgeMarkdownApart` does with a whole text.
 * @throws AppError `unreadable` when the sentences cannot be checked within the limits
 */
export async function checkSentencesApart<T extends CitingSentence>(
  sentences: readonly T[],
  segments: readonly Segment[],
): Promise<Checked<T>[]> {
  if (sentences.length === 0) return [];
  const task: JudgingTask = { sentences, segments };
  return runApart({ program: judgingProgram, task });
}

/**
 * `checkTitle` in a process of its own, for each of these: what stands behind a title can be a whole record.
 * @throws AppError `unreadable` when they cannot be checked within the limits
 */
export async function checkTitlesApart(toCheck: readonly TitleToCheck[]): Promise<string[][]> {
  if (toCheck.length === 0) return [];
  return runApart({ program: judgingProgram, task: { toCheck } satisfies JudgingTask });
}
