import { checkSentences } from '#app/checking/check-sentences.ts';
import { checkTitle } from '#app/checking/check-title.ts';
import { workApart } from '#app/platform/apart/work-apart.server.ts';
import type { JudgingTask } from './judge-apart.server.ts';
import { judgeMarkdown } from './judged-sentence.ts';

// Run by judge-apart.server.ts. Node runs this file as it stands; it is no part of the server's
// bundle.
workApart(async (task: JudgingTask) => {
  if ('toCheck' in task) return task.toCheck.map(checkTitle);
  return 'markdown' in task
    ? judgeMarkdown(task.markdown, task)
    : checkSentences(task.sentences, task.segments);
});
