import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { decodeAnswer } from './decode-answer.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadingTask } from './read-answer-apart.server.ts';

// Run by read-answer-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart(async (task: ReadingTask) => readAnswer({ ...task, answer: decodeAnswer(task.answer) }));
