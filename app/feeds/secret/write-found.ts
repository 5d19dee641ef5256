import { sourceOf } from '#app/alerts/saved-searches/source-of.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { escapeHtml } from '#app/platform/http/escape-html.ts';
import type { NewestFound } from '#app/search/find-newest.server.ts';
import { type Hit, plainText } from '#app/search/found.ts';
import { type AtomEntry, atomFeed } from '../atom-feed.ts';
import type { FeedHead } from '../feed-meeting.ts';
import { lawful, printable } from '../printable.ts';

/**
 * What a saved search found as Atom 1.0: a meeting is an entry, quoted as alerts by mail quote it. It is
 * the entry once more, with a later `updated`, when its text was changed.
 */
export function writeFound(head: FeedHead, found: readonly NewestFound[]): string {
  return atomFeed(head, {
    updated: found[0]?.newSince ?? head.changedAt,
    entries: found.map((meeting) => entryOf(head, meeting)),
  });
}

function entryOf({ origin, id }: FeedHead, meeting: NewestFound): AtomEntry {
  const { meetingId, title, date, body, hits, moreHits, href, newSince } = meeting;
  const day = formatMeetingDate(date);
  const more = moreHits > 0 ? `And ${moreHits} more in this meeting.` : '';
  return {
    // Another search's entry of the same meeting is another one.
    id: `${origin}/meetings/${meetingId}#found-${id}`,
    title: printable(`${body.title}: ${title}`),
    updated: newSince,
    href: origin + href,
    summary: printable(
      [`Meeting of ${day}`, ...hits.map(asText), more].filter(Boolean).join(' · '),
    ),
    html: [
      `<p>${escaped(body.title)}, ${escaped(day)}</p>`,
      ...hits.map((hit) => asHtml(hit, origin)),
      ...(more ? [`<p>${more}</p>`] : []),
    ].join('\n'),
  };
}

const asText = (hit: Hit) => `“${plainText(hit.text)}” (${sourceOf(hit)})`;

function asHtml(hit: Hit, origin: string): string {
  const words = hit.text.map(({ text, isMarked }) =>
    isMarked ? `<mark>${escaped(text)}</mark>` : escaped(text),
  );
  const link = `<a href="${escapeHtml(origin + hit.href)}">${escaped(sourceOf(hit))}</a>`;
  return `<blockquote>${words.join('')}<br>${link}</blockquote>`;
}

const escaped = (text: string) => escapeHtml(lawful(text));
