import { bodyPath } from '#app/entities/body-path.ts';

/** Where a body's feeds are, under its page. */
export const bodyFeeds = {
  atom: { file: 'meetings.atom', type: 'application/atom+xml', label: 'New summaries' },
  calendar: { file: 'meetings.ics', type: 'text/calendar', label: 'Meetings' },
  podcast: { file: 'podcast.xml', type: 'application/rss+xml', label: 'Recordings' },
} as const;

/** The address of one of a body's feeds; without the site's own, as a path. */
export function bodyFeedAddress(
  entityId: string,
  feed: keyof typeof bodyFeeds,
  origin: string = '',
): string {
  return `${origin}${bodyPath(entityId)}/${bodyFeeds[feed].file}`;
}
