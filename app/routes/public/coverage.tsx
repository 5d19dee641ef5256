import { Link } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { EntityFilterFields } from '#app/entities/EntityFilterFields.tsx';
import { PublicMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { CoverageTable } from '#app/sources/coverage/CoverageTable.tsx';
import { graceDays } from '#app/sources/coverage/count-year.ts';
import { coveragePath, readCoverageList } from '#app/sources/coverage/coverage-list.ts';
import { countedBodies, sumWords } from '#app/sources/coverage/coverage-words.ts';
import { findCoverage } from '#app/sources/coverage/find-coverage.server.ts';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { FilterBar } from '#app/ui/FilterBar.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/coverage';

export const handle = { hydrate: 'after-paint' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const viewer = context.get(viewerContext);
  const list = readCoverageList(searchParams);
  const found = await orErrorPage(
    findCoverage(list, readPlace(searchParams)),
    'Failed to load the coverage.',
  );
  searchParams.delete('after');
  searchParams.delete('before');
  return {
    ...{ list, found },
    file: viewer !== null && hasExports(viewer.tier) ? `/coverage.csv?${searchParams}` : null,
  };
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { list, found, file } = loaderData;
  const { rows, sum, options, previous, next } = found;
  return (
    <PageFrame>
      <PublicMeta
        title="Coverage"
        description={`Which government bodies ${brand.name} watches, since when, how soon after a meeting its summary comes, and what is known to be missing.`}
        path={coveragePath}
        matches={matches}
      />
      <PageHeading
        title="Coverage"
        lead="Which government bodies are watched, how soon after a meeting its summary comes, and what is known to be missing."
      />
      <FilterBar label="Filter bodies" status={countedBodies(sum)} keep={['sort', 'dir']}>
        <EntityFilterFields filter={list.filter} options={options} />
      </FilterBar>
      {sum.bodies > 0 && !sum.isCut ? (
        <p className="mt-1 mb-4 max-w-[44rem]">{sumWords(sum)}</p>
      ) : null}
      <CoverageTable bodies={rows} sort={list.sort} />
      <Pagination previous={previous} next={next} previousLabel="Previous" nextLabel="Next" />
      {file && sum.bodies > 0 ? <DownloadCsv href={file} /> : null}
      <div className="mt-8 grid max-w-[44rem] gap-3 text-muted">
        <p>
          A body is watched while the places where it announces its meetings are asked by
          themselves, or while its meetings are summarized regularly. How soon summaries come is the
          median of whole days from the end of a meeting to the first publication of its summary,
          for meetings of the last year since the body is watched. A record is missing where none
          was found {graceDays} days after a meeting that took place; a source is silent while it
          does not answer, or has told of nothing new for two months.
        </p>
        {sum.countedAt ? <p>Counted each night, last on {formatDay(sum.countedAt)}.</p> : null}
        <p>
          Other bodies stand in <Link to="/meetings-we-track">Meetings We Track</Link>; how correct
          summaries are is told under <Link to="/accuracy">Accuracy</Link>.
        </p>
      </div>
    </PageFrame>
  );
}
