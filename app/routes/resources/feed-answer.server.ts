import { data } from 'react-router';
import { bodyPath } from '#app/entities/body-path.ts';
import { bodyFeedAddress, bodyFeeds } from '#app/feeds/feed-addresses.ts';
import type { FeedHead } from '#app/feeds/feed-meeting.ts';
import { type BodyFeed, readBodyFeed } from '#app/feeds/read-body-feed.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { unlessKnown } from './unless-known.server.ts';

/** Programs ask again and again: for a quarter of an hour what they have is new enough. */
const caching = 'public, max-age=900';

type Asked = { request: Request; entityId: string; feed: keyof typeof bodyFeeds };
type Write = (head: FeedHead, feed: BodyFeed) => string | null;

/** A feed of a body, as `write` makes it; not found without the body, and where it makes none. */
export async function answerFeed({ request, entityId, feed }: Asked, write: Write) {
  const read = await orErrorPage(readBodyFeed(entityId), 'Failed to load this feed.');
  if (!read) throw data(null, { status: 404 });
  const head: FeedHead = {
    id: read.id,
    title: read.title,
    description: `Public meetings of ${read.title}`,
    origin: siteAddress(request),
    page: bodyPath(read.id),
    path: bodyFeedAddress(read.id, feed),
    changedAt: read.changedAt,
  };
  const text = write(head, read);
  if (text === null) throw data(null, { status: 404 });
  return unlessKnown(request, {
    text,
    type: bodyFeeds[feed].type,
    headers: { 'Cache-Control': caching },
    changedAt: read.changedAt,
  });
}
