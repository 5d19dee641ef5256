import type { Program } from '#app/platform/apart/program.ts';
import { runApart } from '#app/platform/apart/run-apart.server.ts';
import type { RawAnswer } from './decode-answer.ts';
import type { AnswerToRead } from './read-answer.ts';
import type { SourceStep } from './source-reader.ts';

export type ReadingTask = Omit<AnswerToRead, 'answer'> & { answer: RawAnswer };

/** An answer of 20 MB takes some seconds; a busy machine may need ten times that. */
const program: Program = {
  file: 'app/sources/reading-answer-program.ts',
  seconds: 60,
  megabytes: 512,
  // A run reads hundreds of answers, and a process of its own for each would take longer than they do.
  idleSeconds: 20,
  tooLong: 'The answer takes too long to read and was given up.',
  tooMuch: 'The answer takes more memory to read than is set aside for it.',
};

/** `readAnswer` in a process of its own, which also makes text of the answer. @throws AppError */
export function readAnswerApart(task: ReadingTask): Promise<SourceStep> {
  return runApart({ program, task });
}
