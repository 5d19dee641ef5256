import { Link } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { FollowedMatters } from '#app/matters/FollowedMatters.tsx';
import { listFollowedMatters } from '#app/matters/list-followed.server.ts';
import { followedOf, mayFollowMatters, overMatterLimit } from '#app/matters/matter-limit.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/my-matters';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const matters = await orErrorPage(
    listFollowedMatters(viewer, readPlace(new URL(request.url).searchParams)),
    'Error loading the matters you follow',
  );
  const may = mayFollowMatters(viewer.tier, 1);
  return {
    matters,
    hasFile: hasExports(viewer.tier),
    left: may ? followedOf(viewer.tier, matters.count) : null,
    offer: may ? null : overMatterLimit(viewer.tier),
  };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { matters, hasFile, left, offer } = loaderData;
  const { rows, previous, next } = matters;
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Matters You Follow" />
      <PageHeading
        above={<BackLink to="/my-meetings">My Meetings</BackLink>}
        title="Matters You Follow"
        lead={
          <>
            Bills, cases, addresses and projects, from one meeting to the next. You get mail as soon
            as one is on an agenda or was decided.{' '}
            {left ? (
              <>
                You follow {left}. <Link to="/pricing">See the plans</Link>.
              </>
            ) : null}
          </>
        }
      />
      <div className="grid gap-6">
        {rows.length > 0 ? (
          <FollowedMatters matters={rows} />
        ) : (
          <EmptyState
            title="No matters"
            text={
              offer ??
              'Open a meeting: what has a number, an address or a name of its own there can be followed. Or search for it.'
            }
            action={
              offer ? (
                <LinkButton to="/pricing">See the Plans</LinkButton>
              ) : (
                <LinkButton to="/search">Search</LinkButton>
              )
            }
          />
        )}
        {hasFile && rows.length > 0 ? <DownloadCsv href="/my-matters.csv" /> : null}
        <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
      </div>
    </PageFrame>
  );
}
