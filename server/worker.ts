import { sendResetLink } from '#app/accounts/send-reset-link.server.ts';
import { tellOfMatters } from '#app/alerts/matters/tell-of-matters.server.ts';
import { lookAhead } from '#app/alerts/previews/look-ahead.server.ts';
import { matchSearches } from '#app/alerts/saved-searches/match-searches.server.ts';
import { sendDigests } from '#app/alerts/send-digests.server.ts';
import { tellFollowers } from '#app/alerts/tell-followers.server.ts';
import { tellMeetingChange } from '#app/alerts/tell-meeting-change.server.ts';
import { deliverWebhooks } from '#app/api/webhooks/deliver-webhooks.server.ts';
import { tellWebhooks } from '#app/api/webhooks/tell-webhooks.server.ts';
import { markSitemapJob } from '#app/entities/entity-addresses.server.ts';
import { findAllMattersJob } from '#app/matters/find-all-matters.server.ts';
import { findMatters } from '#app/matters/find-matters.server.ts';
import { settleMemberVotes } from '#app/meetings/member-votes/settle-member-votes.server.ts';
import { closeDeletedCustomer } from '#app/plans/payment/close-customer.server.ts';
import { syncCustomerJob } from '#app/plans/payment/payment-state.server.ts';
import { handleEvent } from '#app/plans/payment/receive-event.server.ts';
import { reconcileSubscriptions } from '#app/plans/payment/reconcile.server.ts';
import type { DailyJob } from '#app/platform/jobs/daily-jobs.server.ts';
import type { JobHandlers } from '#app/platform/jobs/job.ts';
import { sendMail } from '#app/platform/mail/send-mail.server.ts';
import { indexSearch } from '#app/search/indexing/index-search.server.ts';
import { countCoverageJob } from '#app/sources/coverage/count-coverage.server.ts';
import { takeInDocument } from '#app/sources/documents/take-in-document.server.ts';
import { runSource } from '#app/sources/runs/run-source.server.ts';
import { startDueRuns } from '#app/sources/runs/start-run.server.ts';
import { transcribeRecording } from '#app/sources/speech/transcribe-recording.server.ts';
import { draftSummary } from '#app/summaries/drafting/draft-summary.server.ts';
import { readUploadJob } from '#app/summaries/inbox/upload/read-upload-job.server.ts';
import { takeInUploadJob } from '#app/summaries/inbox/upload/take-in-upload-job.server.ts';
import { mailCorrection } from '#app/summaries/publishing/mail-correction.server.ts';
import { recheckDrafts } from '#app/summaries/review/recheck-drafts.server.ts';
import { cleanUp } from './clean-up.ts';
import { mergeIndexesJob } from './merge-indexes.ts';
import { readyPartsJob } from './partitions/ready-parts-job.ts';

/** Every kind of job and the one verb that does it. */
export const jobHandlers: JobHandlers = {
  'clean-up': cleanUp,
  'count-coverage': countCoverageJob,
  'deliver-webhooks': deliverWebhooks,
  'draft-summary': draftSummary,
  'find-all-matters': findAllMattersJob,
  'find-matters': findMatters,
  'index-search': indexSearch,
  'close-customer': closeDeletedCustomer,
  'look-ahead': lookAhead,
  'mark-sitemap': markSitemapJob,
  'merge-indexes': mergeIndexesJob,
  'mail-correction': mailCorrection,
  'match-searches': matchSearches,
  'read-upload': readUploadJob,
  'recheck-drafts': recheckDrafts,
  'ready-parts': readyPartsJob,
  'reconcile-subscriptions': reconcileSubscriptions,
  'run-source': (payload, job) => runSource(payload, job),
  'settle-member-votes': settleMemberVotes,
  'stripe-event': handleEvent,
  'sync-customer': syncCustomerJob,
  'send-digests': sendDigests,
  'send-mail': sendMail,
  'send-reset-link': sendResetLink,
  'take-in-upload': takeInUploadJob,
  'take-in-document': (payload) => takeInDocument(payload),
  'tell-followers': tellFollowers,
  'tell-of-matters': tellOfMatters,
  'tell-meeting-change': tellMeetingChange,
  'tell-webhooks': tellWebhooks,
  'transcribe-recording': (payload, job) => transcribeRecording(payload, job),
};

/** Kinds of jobs that are done once a day, from an hour of the day in UTC on. */
export const dailyJobs: readonly DailyJob[] = [
  { kind: 'ready-parts', hour: 3 },
  { kind: 'clean-up', hour: 4 },
  { kind: 'mark-sitemap', hour: 5 },
  { kind: 'merge-indexes', hour: 7 },
  // Before anybody between the Atlantic and Hawaii reads it.
  { kind: 'count-coverage', hour: 6 },
  // Night everywhere between the Atlantic and Hawaii: what it finds is in the next morning's digests.
  { kind: 'look-ahead', hour: 8 },
  // Agreed plans end with a day: who also pays for one is not left on the free plan until morning.
  { kind: 'reconcile-subscriptions', hour: 0 },
];

/** What looks each minute whether something's turn has come. */
export const turns = { 'runs of sources': () => startDueRuns() };
