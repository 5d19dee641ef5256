import { formatAgo, formatDay } from '#app/platform/moment.ts';
import type { ListedFeed } from './list-feeds.server.ts';

/** 'Made May 3, 2026; asked 2 hours ago' */
export const feedUse = ({ madeAt, lastUsedAt }: ListedFeed): string =>
  `Made ${formatDay(madeAt)}; ${lastUsedAt ? `asked ${formatAgo(lastUsedAt)}` : 'never asked yet'}`;

/** What an address tells of. */
export const feedSubject = ({ search }: ListedFeed): string =>
  search
    ? `What “${search.name}” finds`
    : 'The bodies you follow: their meetings and new summaries';
