import { closeDeletedCustomer } from '#app/plans/payment/close-customer.server.ts';
import { syncCustomerJob } from '#app/plans/payment/payment-state.server.ts';
import { handleEvent } from '#app/plans/payment/receive-event.server.ts';
import { reconcileSubscriptions } from '#app/plans/payment/reconcile.server.ts';
import type { DailyJob } from '#app/platform/jobs/daily-jobs.server.ts';
import type { JobHandlers } from '#app/platform/jobs/job.ts';
import { sendMail } from '#app/platform/mail/send-mail.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { mailCorrection } from '#app/summaries/publishing/mail-correction.server.ts';
import { cleanUp } from './clean-up.ts';

/** Every kind of job and the one verb that does it. */
export const jobHandlers: JobHandlers = {
  'clean-up': cleanUp,
  'draft-summary': draftSummary,
  'close-customer': closeDeletedCustomer,
  'mail-correction': mailCorrection,
  'reconcile-subscriptions': reconcileSubscriptions,
  'stripe-event': handleEvent,
  'sync-customer': syncCustomerJob,
  'send-mail': sendMail,
};

/** Kinds of jobs that are done once a day, from an hour of the day in UTC on. */
export const dailyJobs: readonly DailyJob[] = [
  { kind: 'clean-up', hour: 4 },
  // Agreed plans end with a day: who also pays for one is not left on the free plan until morning.
  { kind: 'reconcile-subscriptions', hour: 0 },
];
