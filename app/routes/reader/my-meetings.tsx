import { Link, redirect } from 'react-router';
import { ensureProfile } from '#app/accounts/ensure-profile.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { EntityFilterFields } from '#app/entities/EntityFilterFields.tsx';
import { entityCount } from '#app/entities/entity.ts';
import { readEntityFilter } from '#app/entities/entity-filter.ts';
import { FollowedList } from '#app/entities/FollowedList.tsx';
import { findFollowedEntities } from '#app/entities/followed-entities.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { dashboardLabel } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { FilterBar } from '#app/ui/FilterBar.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/my-meetings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!viewer.profileFound) {
    const { created } = await orErrorPage(ensureProfile(viewer, 'Error creating profile'));
    if (created) throw redirect('/settings');
  }
  const search = new URL(request.url).searchParams;
  const filter = readEntityFilter(search);
  const place = readPlace(search);
  const followed = await orErrorPage(
    findFollowedEntities({ reader: viewer, filter, place }),
    'Error loading meetings data',
  );
  if (followed.followedCount === 0) {
    // Who comes back from paying still reads there how that stands.
    const checkout = search.get('checkout');
    const rest = checkout ? `?${new URLSearchParams({ checkout })}` : '';
    throw redirect(`/govt-entity-selection${rest}`);
  }
  return {
    followed,
    filter,
    grid: search.get('view') === 'grid',
    viewAddresses: { list: viewAddress(search, null), grid: viewAddress(search, 'grid') },
    fullName: viewer.fullName,
    plan: dashboardLabel(viewer.tier),
  };
}

function viewAddress(search: URLSearchParams, view: 'grid' | null): string {
  const params = new URLSearchParams(search);
  if (view) params.set('view', view);
  else params.delete('view');
  return `?${params}`;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { followed, filter, grid, viewAddresses, fullName, plan } = loaderData;
  const { rows: entities, count, options, previous, next } = followed;
  return (
    <PageFrame>
      <PrivateMeta title="My Meetings" />
      <PageHeading
        title={fullName ? `Welcome, ${fullName}` : 'Welcome'}
        lead={`Current Plan: ${plan}`}
        actions={<LinkButton to="/govt-entity-selection">Manage Your Entities</LinkButton>}
      />
      {followed.lockedCount > 0 ? <Locked {...followed} /> : null}
      <section aria-labelledby="bodies" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="bodies" className="section-title">
            Your Government Bodies
          </h2>
          <ViewChoice grid={grid} addresses={viewAddresses} />
        </div>
        <FilterBar
          label="Filter your government bodies"
          keep={['view', 'checkout']}
          status={`${entityCount(count)} found`}
        >
          <EntityFilterFields filter={filter} options={options} />
        </FilterBar>
        {entities.length > 0 ? (
          <FollowedList entities={entities} grid={grid} />
        ) : (
          <EmptyState
            headingLevel={3}
            title="No entities found"
            text="Add government entities from the settings page to get started."
          />
        )}
        <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
      </section>
    </PageFrame>
  );
}

function ViewChoice({
  grid,
  addresses,
}: {
  grid: boolean;
  addresses: { list: string; grid: string };
}) {
  return (
    <nav aria-label="Layout" className="flex gap-4 text-sm">
      {[
        { label: 'List', to: addresses.list, current: !grid },
        { label: 'Grid', to: addresses.grid, current: grid },
      ].map(({ label, to, current }) => (
        <Link
          key={label}
          to={{ search: to }}
          replace
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className="inline-flex min-h-9 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Locked({ followedCount, lockedCount }: { followedCount: number; lockedCount: number }) {
  return (
    <div className="mb-6">
      <Notice title={`Your plan covers ${entityCount(followedCount - lockedCount)}`}>
        You follow {entityCount(followedCount)}. Those you followed first stay readable; the others
        stay listed, marked locked. <Link to="/pricing">See the plans</Link> or{' '}
        <Link to="/govt-entity-selection">change what you follow</Link>.
      </Notice>
    </div>
  );
}
