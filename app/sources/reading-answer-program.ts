import { workApart } from '#app/platform/apart/work-apart.server.ts';
import { type AnswerToRead, readAnswer } from './read-answer.ts';

// Run by read-answer-apart.server.ts. Node runs this file as it stands; it is no part of the
// server's bundle.
workApart(async (task: AnswerToRead) => readAnswer(task));
