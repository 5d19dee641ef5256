import { data, Link, redirect } from 'react-router';
import { ensureProfile } from '#app/accounts/ensure-profile.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { EntityFilterFields } from '#app/entities/EntityFilterFields.tsx';
import { entityCount, listedCount } from '#app/entities/entity.ts';
import { readEntityFilter } from '#app/entities/entity-filter.ts';
import { FollowedList } from '#app/entities/FollowedList.tsx';
import { findFollowedEntities } from '#app/entities/followed-entities.server.ts';
import { BodyNewsNote } from '#app/meetings/news/BodyNewsNote.tsx';
import { UndoMarkAll } from '#app/meetings/news/MarkAllRead.tsx';
import { MeetingsToCome } from '#app/meetings/news/MeetingsToCome.tsx';
import { markAllRead } from '#app/meetings/news/mark-all-read.server.ts';
import { readingForm } from '#app/meetings/news/read-reading-form.ts';
import { readWhatsNew } from '#app/meetings/news/read-whats-new.server.ts';
import { readingIntents } from '#app/meetings/news/reading-form.ts';
import { undoMarkAll } from '#app/meetings/news/undo-mark-all.server.ts';
import { WhatsNew } from '#app/meetings/news/WhatsNew.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { dashboardLabel } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
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
  const whatsNew = await orErrorPage(
    readWhatsNew({ reader: viewer, bodyIds: followed.rows.map(({ id }) => id) }),
    'Error loading meetings data',
  );
  return {
    followed,
    whatsNew,
    justMarked: search.has('marked') ? whatsNew.markedThrough : null,
    filter,
    grid: search.get('view') === 'grid',
    viewAddresses: { list: viewAddress(search, null), grid: viewAddress(search, 'grid') },
    fullName: viewer.fullName,
    plan: dashboardLabel(viewer.tier),
  };
}

/** Marks all as read, or takes that back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const sent = readingForm.safeParse(Object.fromEntries(await readForm(request)));
  if (!sent.success) throw data({ message: unreadableForm }, { status: 400 });
  const { intent, through } = sent.data;
  if (intent === readingIntents.markAll) {
    await orErrorPage(markAllRead({ userId, through }), 'Nothing was marked as read');
    return redirect('/my-meetings?marked=all');
  }
  const { undone } = await orErrorPage(undoMarkAll({ userId, through }), 'Nothing was undone');
  if (undone) showToast(context, 'success', 'What you had not read is marked as new again.');
  else showToast(context, 'info', 'There was nothing to undo.');
  return redirect('/my-meetings');
}

function viewAddress(search: URLSearchParams, view: 'grid' | null): string {
  const params = new URLSearchParams(search);
  if (view) params.set('view', view);
  else params.delete('view');
  return `?${params}`;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { followed, whatsNew, justMarked, filter, grid, viewAddresses, fullName, plan } =
    loaderData;
  const { rows: entities, count, options, previous, next } = followed;
  return (
    <PageFrame>
      <PrivateMeta title="My Meetings" />
      <PageHeading
        title={fullName ? `Welcome, ${fullName}` : 'Welcome'}
        lead={`Current Plan: ${plan}`}
        actions={
          <>
            <Link to="/my-matters">Matters you follow</Link>
            <Link to="/settings/feeds">In your calendar</Link>
            <LinkButton to="/govt-entity-selection">Manage Your Entities</LinkButton>
          </>
        }
      />
      {followed.lockedCount > 0 ? <Locked {...followed} /> : null}
      {justMarked ? <Marked through={justMarked} /> : null}
      <div className="front-page">
        <WhatsNew {...whatsNew} />
        <MeetingsToCome meetings={whatsNew.toCome} />
      </div>
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
          status={`${listedCount(count)} found`}
        >
          <EntityFilterFields filter={filter} options={options} />
        </FilterBar>
        {entities.length > 0 ? (
          <FollowedList
            entities={entities}
            grid={grid}
            noteOf={(id) => {
              const news = whatsNew.bodies.get(id);
              return news ? <BodyNewsNote news={news} /> : null;
            }}
          />
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

function Marked({ through }: { through: Date }) {
  return (
    <div className="mb-6">
      <Notice title="Marked as read">
        <p>What was published before you pressed the button counts as read.</p>
        <div className="mt-2">
          <UndoMarkAll through={through.toISOString()} />
        </div>
      </Notice>
    </div>
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
