import { generateAtomFeed } from 'feedsmith';
import { brand } from '#app/brand.ts';
import { bodyFeeds } from './feed-addresses.ts';
import type { FeedHead } from './feed-meeting.ts';
import { printable } from './printable.ts';

/** What a news reader shows of one meeting; words are printable already. */
export type AtomEntry = {
  /** Stays, whatever is changed */
  id: string;
  title: string;
  /** First; where that is known */
  published?: Date;
  updated: Date;
  /** Where it leads to */
  href: string;
  summary: string;
  /** All that is told, as HTML, where that is more than the summary */
  html?: string;
};

type AtomFeed = { updated: Date; entries: readonly AtomEntry[] };

/** A feed as Atom 1.0. */
export function atomFeed(head: FeedHead, { updated, entries }: AtomFeed): string {
  const self = { rel: 'self', type: bodyFeeds.atom.type };
  return generateAtomFeed(
    {
      id: `urn:uuid:${head.id}`,
      title: { value: printable(head.title) },
      subtitle: { value: printable(head.description) },
      updated,
      links: [
        ...(head.path === null ? [] : [{ ...self, href: head.origin + head.path }]),
        { rel: 'alternate', type: 'text/html', href: head.origin + head.page },
      ],
      authors: [{ name: brand.name, uri: `${head.origin}/` }],
      generator: { text: brand.name, uri: `${head.origin}/` },
      entries: entries.map(({ title, href, summary, html, ...entry }) => ({
        ...entry,
        title: { value: title },
        links: [{ rel: 'alternate', type: 'text/html', href }],
        summary: { value: summary },
        ...(html === undefined ? {} : { content: { type: 'html', value: html } }),
      })),
    },
    { strict: true },
  );
}
