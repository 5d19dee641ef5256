import { db } from '#app/platform/db.server.ts';
import { maxAttempts } from '#app/platform/jobs/job.ts';
import type { ListedJob } from '#app/platform/jobs/list-jobs.server.ts';
import { capitalized } from '#app/platform/language/capitalized.ts';
import { formatAgo, formatMoment } from '#app/platform/moment.ts';

const kindWords: Readonly<Record<string, string>> = {
  'clean-up': 'Delete what is outdated',
  'deliver-webhooks': 'Send to webhooks what is due',
  'draft-summary': 'Draft a summary',
  'index-search': 'Index meetings for the search',
  'send-mail': 'Send an email',
  'send-reset-link': 'Send a link for a new password, if there is an account',
  'mark-sitemap': 'Set where the files of the sitemap end',
  'merge-indexes': 'Merge what was added to the indexes',
  'mail-correction': 'Tell readers of a correction',
  'close-customer': 'End what a deleted account paid for',
  'read-upload': 'Read an uploaded file',
  'reconcile-subscriptions': 'Compare subscriptions with Stripe',
  'recheck-drafts': 'Check waiting drafts by the roster',
  'settle-member-votes': 'Settle the names in roll calls by the roster',
  'stripe-event': 'Handle an event of Stripe',
  'sync-customer': 'Ask Stripe about a reader',
  'take-in-upload': 'Take in an uploaded file',
  'tell-webhooks': 'Find the webhooks that are to be told',
};

/** What a kind of job is called, without a full stop. */
export const jobName = (kind: string) => kindWords[kind] ?? capitalized(kind.replaceAll('-', ' '));

const stateWords: Readonly<Record<string, string>> = {
  parked: 'Parked',
  running: 'Running',
  waiting: 'Waiting',
};

/** Jobs as an admin reads them. */
export async function describeJobs(jobs: ListedJob[]) {
  const meetings = await db.meeting.findMany({
    where: { id: { in: jobs.flatMap(({ subjectId }) => subjectId ?? []) } },
    select: { id: true, meetingTitle: true },
  });
  const titles = new Map(meetings.map(({ id, meetingTitle }) => [id, meetingTitle]));
  const now = new Date();
  return jobs.map((job) => ({
    id: job.id,
    what: jobName(job.kind),
    subject:
      job.subjectId && titles.has(job.subjectId)
        ? {
            label: titles.get(job.subjectId) ?? 'Untitled meeting',
            address: `/admin/meetings/${job.subjectId}`,
          }
        : null,
    state: job.state,
    stateWords: stateWords[job.state] ?? job.state,
    reason: reasonOf(job),
    since: formatAgo(job.createdAt, now),
    exactly: formatMoment(job.createdAt),
  }));
}

function reasonOf({ state, step, progress, lastError, attempts }: ListedJob): string | null {
  if (state === 'parked') return lastError ?? 'Something went wrong on our side.';
  if (state === 'running') return `${step ?? 'Under way'}, ${progress}%`;
  return lastError ? `Attempt ${attempts} of ${maxAttempts} failed: ${lastError}` : null;
}
