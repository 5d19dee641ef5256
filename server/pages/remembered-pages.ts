import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of HTML that are kept. */
const most = 16 * 1024 * 1024;

/** Milliseconds, as long as shared caches may keep a page before they ask again. */
const longest = 300_000;

const pages = new LRUCache<string, Buffer>({
  maxSize: most,
  sizeCalculation: (html) => html.length,
  ttl: longest,
});

/**
 * The HTML of pages that are only read, by the payload they were rendered from: what was loaded for
 * a page is loaded each time, and where that says the same, so does the page.
 */
export const rememberedPages = {
  get: (payload: Buffer) => pages.get(nameOf(payload)),
  set: (payload: Buffer, html: Buffer) => pages.set(nameOf(payload), html),
};

const nameOf = (payload: Buffer) => hash('sha256', payload);
