import { bodyFeedAddress, bodyFeeds } from './feed-addresses.ts';

type FeedLinksProps = { body: { id: string; title: string; hasAudio: boolean } };

/** By these, programs find the feeds of a body from its page. */
export function FeedLinks({ body }: FeedLinksProps) {
  return feedsOf(body).map((feed) => (
    <link
      key={feed}
      rel="alternate"
      type={bodyFeeds[feed].type}
      title={`${bodyFeeds[feed].label}: ${body.title}`}
      href={bodyFeedAddress(body.id, feed)}
    />
  ));
}

const feedsOf = ({ hasAudio }: { hasAudio: boolean }) =>
  (['atom', 'calendar', 'podcast'] as const).filter((feed) => feed !== 'podcast' || hasAudio);
