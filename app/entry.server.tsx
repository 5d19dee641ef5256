import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageHandle } from './page-handle.ts';
import { AppError } from './platform/app-error.ts';
import { sameForAll } from './platform/http/caching.server.ts';
import { loggedPath } from './platform/http/logged-path.ts';
import { requestFacts } from './platform/http/request-context.server.ts';
import { scriptsAfterPaint, scriptsLast } from './platform/http/scripts-last.server.ts';
import { log } from './platform/log.server.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { matches } = routerContext.staticHandlerContext;
  const { hydrate, afterPaint } = pageHandle(matches.map(({ route }) => route));
  // A page without scripts has no use for a nonce, and without one it is the same for everybody.
  const nonce = hydrate ? loadContext.get(requestFacts).nonce : undefined;
  const scripts = afterPaint ? scriptsAfterPaint : scriptsLast;
  const wholePageFirst = !hydrate || isbot(request.headers.get('user-agent'));
  if (!hydrate) {
    // A second policy can only narrow the first: here a script or style of any nonce is refused.
    headers.append('Content-Security-Policy', "script-src 'none';style-src 'self'");
    const isForAll = status === 200 && request.method !== 'POST' && !headers.has('Cache-Control');
    if (isForAll) headers.set('Cache-Control', sameForAll);
  }

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const send = () => {
      shellSent = true;
      const body = nonce ? scripts(nonce) : new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [wholePageFirst ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          if (shellSent && !request.signal.aborted)
            log.error({ err: error }, 'page broke in mid-stream');
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Only what nobody threw on purpose is a fault of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof AppError) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId } = context.get(requestFacts);
  log.error(
    { err: error, requestId, path: loggedPath(new URL(request.url).pathname) },
    'request failed',
  );
};
