import { requireViewer } from '#app/accounts/viewer.server.ts';
import { listUnread } from '#app/meetings/news/list-unread.server.ts';
import { MarkAllRead } from '#app/meetings/news/MarkAllRead.tsx';
import { NewsItem } from '#app/meetings/news/NewsItem.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { hasExports } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { DownloadCsv } from '#app/ui/DownloadCsv.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/unread';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const place = readPlace(new URL(request.url).searchParams);
  const list = await orErrorPage(listUnread(viewer, place), 'Error loading meetings data');
  return { list, hasFile: hasExports(viewer.tier) };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { list, hasFile } = loaderData;
  const { rows, previous, next } = list;
  // Of a later page the newest is not the newest of all.
  const newest = previous ? null : rows[0];
  return (
    <PageFrame>
      <PrivateMeta title="Summaries to Read" />
      <PageHeading
        above={<BackLink to="/my-meetings">My Meetings</BackLink>}
        title="Summaries to Read"
        lead="What was published of the bodies you follow in the last 90 days, and what you have not read."
        actions={newest ? <MarkAllRead through={newest.publishedAt.toISOString()} /> : null}
      />
      {rows.length > 0 ? (
        <ul className="news-list">
          {rows.map((brief) => (
            <NewsItem key={brief.meetingId} brief={brief} headingLevel={2} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="You have read everything that is new"
          text="A summary stands here from the day it is published until you read it."
        />
      )}
      {hasFile && rows.length > 0 ? <DownloadCsv href="/my-meetings/unread.csv" /> : null}
      <Pagination previous={previous} next={next} />
    </PageFrame>
  );
}
