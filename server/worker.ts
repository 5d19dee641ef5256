import type { JobHandlers } from '#app/platform/jobs/job.ts';
import { sendMail } from '#app/platform/mail/send-mail.server.ts';
import { draftSummary } from '#app/summaries/draft-summary.server.ts';

/** Every kind of job and the one verb that does it. */
export const jobHandlers: JobHandlers = {
  'draft-summary': draftSummary,
  'send-mail': sendMail,
};
