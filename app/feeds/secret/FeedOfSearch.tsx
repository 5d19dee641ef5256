import { Link } from 'react-router';
import { feedPath } from './feed-paths.ts';
import { feedUse } from './feed-words.ts';
import type { ListedFeed } from './list-feeds.server.ts';
import { MakeAddress } from './MakeAddress.tsx';
import { notInPlan } from './refuse-without-feeds.ts';

type FeedOfSearchProps = {
  searchId: string;
  /** Null where there is none. */
  feed: ListedFeed | null;
  hasFeeds: boolean;
};

/** Beside a saved search: what it finds, in its reader's news reader. */
export function FeedOfSearch({ searchId, feed, hasFeeds }: FeedOfSearchProps) {
  return (
    <section aria-labelledby="feed" className="grid gap-3">
      <h2 id="feed" className="section-title">
        In Your News Reader
      </h2>
      <p className="text-muted">
        What this search finds, quoted as in the mail, by a secret address; also while mail is
        switched off.
      </p>
      {feed ? (
        <p>
          {feedUse(feed)}. <Link to={feedPath(feed.id)}>Change or stop its address</Link>
        </p>
      ) : hasFeeds ? (
        <MakeAddress searchId={searchId} label="Make an Address" />
      ) : (
        <p>
          {notInPlan} <Link to="/pricing">See the plans</Link>
        </p>
      )}
    </section>
  );
}
