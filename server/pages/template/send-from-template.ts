import { hash, randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { hasOwnCookie } from '#app/platform/http/own-cookie.server.ts';
import { nameOfKept } from '#app/platform/kept/keep-public.server.ts';
import { takesGzip } from '../../kept-pages/encoding.ts';
import type { DocumentToSend } from '../send-document.ts';
import { sendHead } from '../send-head.ts';
import { shownPayload } from '../shown-payload.ts';
import { fill, fillPacked, type ReadyTemplate, readyTemplate, sizeOf } from './fill-template.ts';
import { makeTemplate } from './make-template.ts';
import { takeOwnTexts } from './own-texts.ts';

/** Bytes of pages that are kept. */
const most = 32 * 1024 * 1024;

/** Milliseconds, as pages that are kept whole: they say what is still to come. */
const longest = 60_000;

const templates = new LRUCache<string, ReadyTemplate>({
  maxSize: most,
  sizeCalculation: sizeOf,
  ttl: longest,
});

/**
 * Answers with a page that others have been sent as well, but for the texts that are its reader's own. What is
 * loaded for a page is loaded each time: the name of a template is all of that, without those texts, and the
 * template holds none of them. So what two readers share in it is what they would have been sent alike.
 *
 * @returns false for a page that is to be made for its reader alone
 */
export async function sendFromTemplate(asked: Omit<DocumentToSend, 'onError'>): Promise<boolean> {
  const { payload, branch, request, response, status, headers, nonce, reference } = asked;
  if (payload.type !== 'render' || request.method !== 'GET' || status !== 200) return false;
  if (payload.errors || payload.actionData || branch.isOnlyRead) return false;
  // What visitors are sent is kept whole, and packed by whoever keeps it.
  if (!hasOwnCookie(request.headers.get('cookie'), 'session')) return false;
  const { texts, marked } = takeOwnTexts(payload.loaderData);
  const name = nameOf([branch.id, payload.location, payload.formState, marked]);
  if (name === null) return false;
  let template = templates.get(name);
  if (!template) {
    const shown = { branch, by: 'document', reference } as const;
    const unmark = markInPlace(payload.loaderData, marked);
    const made = await makeTemplate(shownPayload(payload, shown), response);
    unmark();
    if (!made) return false;
    template = readyTemplate(made);
    templates.set(name, template);
  }
  const isPacked = takesGzip(request.headers.get('accept-encoding'));
  const page = (isPacked ? fillPacked : fill)(template, { texts, nonce });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Accept-Encoding');
  // Also that nothing behind packs it.
  if (isPacked) headers.set('Content-Encoding', 'gzip');
  headers.set('Content-Length', String(page.length));
  sendHead(response, request, { status, headers });
  response.end(page);
  return true;
}

/** Null where what was loaded cannot be written down: a promise, a function. */
function nameOf(made: readonly unknown[]): string | null {
  try {
    return hash('sha256', serialize(withNames(made, 4)));
  } catch {
    return null;
  }
}

/** With the names of what is kept in its place, so far down as a route puts it. */
function withNames(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = nameOfKept(value);
  if (name !== undefined) return { [keptUnder]: name };
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withNames(each, depth - 1)]),
  );
}

/** Nobody can have data say that it is something kept. */
const keptUnder = randomUUID();

/** The elements of a page hold what was loaded by reference, and are rendered only later. */
function markInPlace(loaded: Record<string, unknown>, marked: Record<string, unknown>): () => void {
  const changed = Object.entries(loaded).flatMap(([route, data]) =>
    typeof data === 'object' && data !== null && data !== marked[route]
      ? [{ data, before: { ...data }, after: marked[route] }]
      : [],
  );
  for (const { data, after } of changed) Object.assign(data, after);
  return () => {
    for (const { data, before } of changed) Object.assign(data, before);
  };
}
