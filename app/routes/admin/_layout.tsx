import { Outlet } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { countContactMessages } from '#app/inbox/list-contact-messages.server.ts';
import { countEntityRequests } from '#app/inbox/list-entity-requests.server.ts';
import { countPendingSummaries } from '#app/meetings/pending-summaries.server.ts';
import { countFeedback } from '#app/notes/list-feedback.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { countPaymentMatters } from '#app/plans/payment/payment-matters.server.ts';
import { countParkedJobs } from '#app/platform/jobs/list-jobs.server.ts';
import { log } from '#app/platform/log.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { Route } from './+types/_layout';

export const handle: PageHandle = { toasts: 'one' };

/** The guard of the branch; a loader, so that client navigations pass it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const [pending, feedback, requests, messages, payments, parked] = await Promise.all([
    orNone(countPendingSummaries()),
    orNone(countFeedback()),
    orNone(countEntityRequests()),
    orNone(countContactMessages()),
    orNone(countPaymentMatters()),
    orNone(countParkedJobs()),
  ]);
  return { pending, feedback, requests, messages, payments, parked };
}

/** A list that cannot be counted takes no other tab away; its own says what is wrong. */
async function orNone(count: Promise<number>): Promise<number | undefined> {
  try {
    return await count;
  } catch (error) {
    log.error({ err: error }, 'admin tab could not be counted');
    return undefined;
  }
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { pending, feedback, requests, messages, payments, parked } = loaderData;
  return (
    <PageFrame width="wide">
      <h1 className="page-title mb-2 text-2xl">Admin Dashboard</h1>
      <Tabs
        label="Admin area"
        tabs={[
          { to: '/admin/pending-summaries', label: 'Pending Summaries', count: pending },
          { to: '/admin/feedback', label: 'User Feedback', count: feedback },
          { to: '/admin/entity-requests', label: 'Entity Requests', count: requests },
          { to: '/admin/contact-submissions', label: 'Contact Messages', count: messages },
          { to: '/admin/add-meeting', label: 'Add Meeting' },
          { to: '/admin/modify-meeting', label: 'Modify Meeting' },
          { to: '/admin/sample-meeting', label: 'Sample Meeting' },
          { to: '/admin/entities', label: 'Entities' },
          { to: '/admin/payments', label: 'Payments', count: payments },
          { to: '/admin/jobs', label: 'Jobs', count: parked },
          { to: '/admin/audit-log', label: 'Audit Log' },
        ]}
      />
      <Outlet />
    </PageFrame>
  );
}
