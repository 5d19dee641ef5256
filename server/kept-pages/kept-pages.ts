import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { loggedPath } from '#app/platform/http/logged-path.ts';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { newRequestId } from '../request-id.ts';
import { isKeptAddress } from './kept-addresses.ts';
import { type KeptPage, keptPage } from './kept-page.ts';
import { sendKept, sendOnce } from './send-kept.ts';
import { toldTogether } from './told-together.ts';
import { UnderWay } from './under-way.ts';
import { wholeAnswer } from './whole-answer.ts';

/** Bytes, of all encodings of all pages. */
const most = 64 * 1024 * 1024;

/** Milliseconds: pages say which meetings are still to come, and a plan that opens a body may end. */
const longest = 60_000;

export type KeptPages = ReturnType<typeof keepPages>;

type Limits = { bytes?: number; milliseconds?: number };

/** Whole answers in memory, by what was asked and by the version of the data that they show. */
export function keepPages(version: PublicVersion, limits: Limits = {}) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: limits.bytes ?? most,
    // As packed as it may come, a page is at most twice there again.
    sizeCalculation: ({ length }, key) => 3 * length + key.length + 4096,
    ttl: limits.milliseconds ?? longest,
    ttlResolution: 100,
  });
  const underWay = new UnderWay<KeptPage>();
  const tell = toldTogether();

  function answerWith(page: KeptPage, request: IncomingMessage, response: ServerResponse) {
    const requestId = newRequestId();
    const status = sendKept(page, { request, response, requestId });
    tell({ requestId, method: request.method ?? '', path: page.path, status });
  }

  return {
    /** Answers from memory, before anything else looks at the request, or leaves it to `site`. */
    answer(request: IncomingMessage, response: ServerResponse, site: RequestListener): void {
      const page = isForAll(request) ? pages.get(keyOf(request)) : undefined;
      const given = (now: number | null) => {
        if (page?.version === now) answerWith(page, request, response);
        else site(request, response);
      };
      const now = page ? version.now() : null;
      // Waiting for what is there already would cost more than the rest.
      if (now instanceof Promise) now.then(given);
      else given(now);
    },

    /** Keeps what is answered behind it, where that is for all. `otherwise` stands in its place else. */
    keep(otherwise: RequestHandler): RequestHandler {
      return async (request, response, next) => {
        if (request.method !== 'GET' || !isForAll(request) || !isKeptAddress(request.url)) {
          return otherwise(request, response, next);
        }
        const [key, path] = [keyOf(request), loggedPath(request.path)];
        // Before anything is read: a page is never of a later version than it says.
        const made = await version.now();
        const { requestId, nonce } = response.locals;
        // After a change all who read a page ask at once: it is made for the first of them.
        const ofNow = `${made}\n${key}`;
        const making = made === null ? undefined : underWay.of(ofNow);
        const others = making && (await making);
        if (others) return void sendKept(others, { request, response, requestId });
        const end = underWay.begin(ofNow);
        response.once('close', () => end(null));
        wholeAnswer(response, (body) => {
          const page = mayBeKept(response)
            ? keptPage({ response, body, nonce }, { version: made ?? 0, path })
            : null;
          end(page);
          if (!page) return sendOnce({ request, response, body });
          if (made !== null) pages.set(key, page);
          for (const name of response.getHeaderNames()) response.removeHeader(name);
          sendKept(page, { request, response, requestId });
        });
        next();
      };
    },
  };
}

/** All that an answer may depend on. Of a proxy's headers the app reads these two. */
const keyOf = ({ url, headers }: IncomingMessage) =>
  `${url}\n${headers.host}\n${headers['x-forwarded-host']}\n${headers['x-forwarded-proto']}`;

/**
 * Whether a request is one of those to whom all is said alike: no cookie of ours, nothing sent along,
 * no call of a function, no claim to be somebody.
 */
function isForAll({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    !headers.cookie?.includes('dais_') &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['rsc-action-id'] === undefined &&
    // Whoever has a tag is asked for that alone; with a time alone, a feed's own rule holds.
    (headers['if-modified-since'] === undefined || headers['if-none-match'] !== undefined)
  );
}

function mayBeKept(response: Response): boolean {
  const caching = String(response.getHeader('cache-control') ?? '');
  const isSound = response.statusCode === 200 && !response.locals.isBroken && !response.destroyed;
  return isSound && !response.hasHeader('set-cookie') && !caching.includes('no-store');
}
