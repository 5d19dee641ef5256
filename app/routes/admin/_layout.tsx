import { Outlet } from 'react-router';
import { closedBy, requireAdmin } from '#app/accounts/viewer.server.ts';
import { contactMessageCount } from '#app/inbox/list-contact-messages.server.ts';
import { entityRequestCount } from '#app/inbox/list-entity-requests.server.ts';
import { pendingSummariesCount } from '#app/meetings/pending-summaries.server.ts';
import { feedbackCount } from '#app/notes/list-feedback.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { paymentMatterCount } from '#app/plans/payment/payment-matters.server.ts';
import { countWords } from '#app/platform/counted.ts';
import { countWhatCan } from '#app/platform/db/count-together.server.ts';
import { parkedJobCount } from '#app/platform/jobs/list-jobs.server.ts';
import { queueCount } from '#app/summaries/inbox/count-queues.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { Route } from './+types/_layout';

export const handle: PageHandle = { toasts: 'one' };

/** The guard of the branch. */
export const middleware = [closedBy(requireAdmin)];

/** A list that cannot be counted takes no other tab away; its own says what is wrong. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  return countWhatCan({
    ready: queueCount('ready'),
    pending: pendingSummariesCount(),
    feedback: feedbackCount,
    requests: entityRequestCount,
    messages: contactMessageCount,
    payments: paymentMatterCount,
    parked: parkedJobCount,
  });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { ready, pending, feedback, requests, messages, payments, parked } = loaderData;
  return (
    <PageFrame width="wide">
      <h1 className="page-title mb-2 text-2xl">Admin Dashboard</h1>
      <Tabs
        label="Admin area"
        tabs={[
          { to: '/admin/inbox', label: 'Inbox', count: ready },
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
          { to: '/admin/operations', label: 'Operations' },
          { to: '/admin/audit-log', label: 'Audit Log' },
        ].map((tab) => ({ ...tab, counted: countWords(tab.count ?? 0) }))}
      />
      <Outlet />
    </PageFrame>
  );
}
