import { LinkButton } from '#app/ui/LinkButton.tsx';
import { feedPath } from './feed-paths.ts';
import { feedSubject, feedUse } from './feed-words.ts';
import type { ListedFeed } from './list-feeds.server.ts';

/** A reader's addresses that work, each with the way to change or stop it. */
export function FeedList({ feeds }: { feeds: readonly ListedFeed[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {feeds.map((feed) => (
        <li
          key={feed.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4"
        >
          <div className="min-w-0 flex-[1_1_18rem]">
            <p className="wrap-anywhere font-semibold">{feedSubject(feed)}</p>
            <p className="text-muted text-sm">{feedUse(feed)}</p>
          </div>
          <LinkButton to={feedPath(feed.id)} variant="secondary" small>
            Change or Stop<span className="sr-only">: {feedSubject(feed)}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
