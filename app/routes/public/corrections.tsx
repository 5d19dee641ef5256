import { Link } from 'react-router';
import { brand } from '#app/brand.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { pageMeta, siteOrigin } from '#app/page-meta.ts';
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Corrections',
    description: `What was corrected in published summaries of ${brand.name}, and when: each correction with the meeting it belongs to.`,
    path: '/corrections',
    origin: siteOrigin(matches),
  });

export async function loader({ request }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url).searchParams);
  const { rows, ...pages } = await orErrorPage(
    listCorrections(place),
    'Failed to load corrections.',
  );
  return {
    ...pages,
    corrections: rows.map(({ publishedAt, meetingDate, ...row }) => ({
      ...row,
      corrected: formatDay(publishedAt),
      at: publishedAt.toISOString(),
      date: formatMeetingDate(meetingDate),
    })),
  };
}

export default function Corrections({ loaderData }: Route.ComponentProps) {
  const { corrections, previous, next } = loaderData;
  return (
    <PageFrame>
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
                {[each.body, `Meeting of ${each.date}`].filter(Boolean).join(' · ')}
              </p>
              <p className="break-words">{each.correction}</p>
              <p className="text-muted text-sm">
                Corrected <time dateTime={each.at}>{each.corrected}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <Pagination previous={previous} next={next} />
    </PageFrame>
  );
}
