import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { listCorrections } from '#app/summaries/publishing/list-corrections.server.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/corrections';

export const handle = { hydrate: false };

export async function loader({ request }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url).searchParams);
  return orErrorPage(listCorrections(place), 'Failed to load corrections.');
}

export function ServerComponent({ loaderData, matches }: Route.ServerComponentProps) {
  const { rows: corrections, previous, next } = loaderData;
  return (
    <PageFrame>
      <PublicMeta
        title="Corrections"
        description={`What was corrected in published summaries of ${brand.name}, and when: each correction with the meeting it belongs to.`}
        path="/corrections"
        matches={matches}
      />
      <PageHeading
        title="Corrections"
        lead="Where a published summary was wrong, it is corrected, and what was corrected is said here."
      />
      {corrections.length === 0 ? (
        <EmptyState title="No corrections" text="No published summary has had to be corrected." />
      ) : (
        <ol className="grid max-w-[44rem] gap-6">
          {corrections.map((each) => (
            <li key={each.id} className="grid gap-1 border-line border-t pt-4">
              <h2 className="break-words font-serif text-lg">
                <Link to={`/meetings/${each.meetingId}`}>{each.title ?? 'Untitled meeting'}</Link>
              </h2>
              <p className="text-muted text-sm">
                {[each.body, `Meeting of ${formatMeetingDate(each.meetingDate)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="break-words">{each.correction}</p>
              <p className="text-muted text-sm">
                Corrected{' '}
                <time dateTime={each.publishedAt.toISOString()}>{formatDay(each.publishedAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <Pagination previous={previous} next={next} />
    </PageFrame>
  );
}
