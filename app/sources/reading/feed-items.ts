import { type Element, isTag } from 'domhandler';
import { plainText } from '#app/meetings/calendar/plain-text.ts';
import { AppError } from '#app/platform/app-error.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import type { SourceAnswer } from '../source-reader.ts';
import { all, one, readPage, wordsOf } from './page.ts';

export type FeedItem = {
  id: string | null;
  title: string;
  link: string | null;
  text: string;
  /** When it was published, as it is written there. */
  published: string;
  /** Files that come with it: recordings, documents. */
  enclosures: { url: string; type: string }[];
  element: Element;
};

export type Feed = { title: string; items: FeedItem[] };

/** Whether an answer is RSS, its older form RDF, or Atom; some stand behind blank lines or remarks. */
export const isFeed = ({ text }: Pick<SourceAnswer, 'text'>) =>
  /<(?:rss|rdf:RDF|feed)[\s>]/i.test(text.slice(0, 5000));

/**
 * What a feed of RSS or Atom says, as far as it goes: most are written by programs that know little
 * of XML. Entities that it declares itself are not put in.
 * @throws AppError unreadable where it is no feed
 */
export function readFeed(answer: SourceAnswer): Feed {
  if (!isFeed(answer)) throw new AppError('unreadable', whatElse(answer.text));
  const page = readPage(answer.text, { isXml: true });
  const items = all('item, entry', page).map((element) => itemOf(element, answer.url));
  const head = one('channel > title, feed > title', page);
  return { title: wordsOf(head), items };
}

function itemOf(element: Element, page: string): FeedItem {
  const children = element.children.filter(isTag);
  const named = (...names: string[]) =>
    names.flatMap((name) => children.find((child) => child.name.toLowerCase() === name) ?? [])[0];
  const said = (...names: string[]) => plainText(wordsOf(named(...names) ?? null));
  const links = children.filter(({ name }) => name === 'link');
  const own = links.find(({ attribs }) => (attribs.rel ?? 'alternate') === 'alternate');
  const files = [
    ...children.filter(({ name }) => name === 'enclosure' || name === 'media:content'),
    ...links.filter(({ attribs }) => attribs.rel === 'enclosure'),
  ];
  return {
    id: wordsOf(named('guid', 'id') ?? null) || null,
    title: said('title', 'media:title'),
    link: addressOf(own?.attribs.href ?? wordsOf(own ?? null), page),
    text: said('description', 'summary', 'content:encoded', 'content'),
    published: said('pubdate', 'published', 'dc:date', 'updated'),
    enclosures: files.flatMap(({ attribs }) => {
      const url = addressOf(attribs.url ?? attribs.href ?? '', page);
      return url === null ? [] : [{ url, type: attribs.type ?? '' }];
    }),
    element,
  };
}

const addressOf = (href: string, page: string) =>
  href.trim() === '' ? null : webAddress(URL.parse(href.trim(), page)?.href ?? null);

function whatElse(text: string): string {
  if (text.trim() === '') return 'The answer is empty.';
  if (/<(?:!doctype html|html|body)\b/i.test(text.slice(0, 5000))) {
    return 'The answer is a page of the web in place of a feed.';
  }
  return 'The answer is no feed of RSS or Atom.';
}
