import { Outlet } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { countPendingSummaries } from '#app/meetings/pending-summaries.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { Route } from './+types/_layout';

export const handle: PageHandle = { toasts: 'one' };

/** The guard of the branch; a loader, so that client navigations pass it too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  return { pending: await countPendingSummaries() };
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame width="wide">
      <h1 className="page-title mb-2 text-2xl">Admin Dashboard</h1>
      <Tabs
        label="Admin area"
        tabs={[
          { to: '/admin/pending-summaries', label: 'Pending Summaries', count: loaderData.pending },
          { to: '/admin/add-meeting', label: 'Add Meeting' },
          { to: '/admin/modify-meeting', label: 'Modify Meeting' },
        ]}
      />
      <Outlet />
    </PageFrame>
  );
}
