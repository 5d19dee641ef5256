import { Link } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { listSearches } from '#app/alerts/saved-searches/list-searches.server.ts';
import { SavedSearches } from '#app/alerts/saved-searches/SavedSearches.tsx';
import { readSavedAddress } from '#app/alerts/saved-searches/saved-address.ts';
import { nameOfQuery } from '#app/alerts/saved-searches/saved-search-form.ts';
import { savedOf } from '#app/alerts/saved-searches/search-limit.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/saved-searches';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { searchParams } = new URL(request.url);
  const searches = await orErrorPage(
    listSearches(viewer, readPlace(searchParams)),
    'Error loading your saved searches',
  );
  return {
    searches,
    hasFile: hasExports(viewer.tier),
    left: savedOf(viewer.tier, searches.count),
    deleted: searchParams.get('deleted'),
  };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { searches, hasFile, left, deleted } = loaderData;
  const { rows, previous, next } = searches;
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Saved Searches" />
      <PageHeading
        above={<BackLink to="/search">Search</BackLink>}
        title="Saved Searches"
        lead={
          <>
            Whatever is published anew is searched for you, and you are told by e-mail.{' '}
            {left ? (
              <>
                You have {left}. <Link to="/pricing">See the plans</Link>.
              </>
            ) : null}
          </>
        }
        actions={<LinkButton to="/saved-searches/new">New Saved Search</LinkButton>}
      />
      <div className="grid gap-6">
        {deleted === null ? null : <Deleted address={deleted} />}
        {rows.length > 0 ? (
          <SavedSearches searches={rows} />
        ) : (
          <EmptyState
            title="No saved searches"
            text="Save what concerns you: a street, a project, a company, a case number. You get mail when somebody speaks of it."
            action={<LinkButton to="/search">Search</LinkButton>}
          />
        )}
        {hasFile && rows.length > 0 ? <DownloadCsv href="/saved-searches.csv" /> : null}
        <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
      </div>
    </PageFrame>
  );
}

/** Deleting asks nothing, since it can be taken back. */
function Deleted({ address }: { address: string }) {
  const search = readSavedAddress(address);
  return (
    <Notice>
      <p className="wrap-anywhere">
        “{nameOfQuery(search.q)}” was deleted.{' '}
        <Link to={`/saved-searches/new?${address}`}>Save it again</Link>
      </p>
    </Notice>
  );
}
