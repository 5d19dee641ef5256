import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc.node';
import type { Response as ServerResponse } from 'express';
import { isbot } from 'isbot';
import type { unstable_RSCPayload as Payload } from 'react-router';
import { sameForAll } from '#app/platform/http/caching.server.ts';
import { beforeTheEnd } from './before-the-end.ts';
import { sendHead } from './send-head.ts';
import { modulesOf, wakingWords } from './waking-words.ts';

/** Milliseconds in which a page has to be rendered. */
const renderTimeout = 6_000;

type DocumentToSend = {
  payload: Payload;
  request: Request;
  response: ServerResponse;
  status: number;
  headers: Headers;
  nonce: string;
  onError: (error: unknown) => void;
};

/** Renders a page from its payload, and sends it with what it needs to wake in the browser. */
export async function sendDocument(page: DocumentToSend): Promise<void> {
  const { payload, request, response, status, headers, onError } = page;
  const { readPage } = await loadRenderer();
  const used = new Set<string>();
  const source = renderToPipeableStream(
    payload,
    { onError },
    { onClientReference: ({ id }) => used.add(id) },
  );
  const stream = source.pipe(new PassThrough());
  const sent: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => sent.push(chunk));
  untilGone(response, () => source.abort());

  const { handle, render, renderError } = await readPage(stream);
  const { hydrate, afterPaint } = handle;
  // A page without scripts has no use for a nonce, and without one it is the same for everybody.
  const nonce = hydrate ? page.nonce : undefined;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!hydrate) {
    // A second policy can only narrow the first: here a script or style of any nonce is refused.
    headers.append('Content-Security-Policy', "script-src 'none';style-src 'self'");
    const isForAll = status === 200 && request.method !== 'POST' && !headers.has('Cache-Control');
    if (isForAll) headers.set('Cache-Control', sameForAll);
  }
  const wake = () => {
    if (nonce === undefined) return '';
    const modules = modulesOf(used);
    return wakingWords({ payload: Buffer.concat(sent).toString(), modules, nonce, afterPaint });
  };
  const whenReady =
    !hydrate || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  const html = render({
    nonce,
    onError,
    [whenReady]() {
      sendHead(response, request, { status, headers });
      html.pipe(beforeTheEnd(wake)).pipe(response);
    },
    onShellError(error) {
      const broken = renderError(error, {
        onAllReady() {
          sendHead(response, request, { status: 500, headers });
          broken.pipe(response);
        },
        onShellError: (fault) => response.destroy(fault instanceof Error ? fault : undefined),
      });
    },
  });
  untilGone(response, () => html.abort());
}

const loadRenderer = () =>
  import.meta.viteRsc.loadModule<typeof import('#app/entry.ssr.tsx')>('ssr', 'index');

/** Gives work on a response up when it takes too long, or when nobody waits for it any more. */
function untilGone(response: ServerResponse, giveUp: () => void): void {
  const timer = setTimeout(giveUp, renderTimeout);
  response.once('close', () => {
    clearTimeout(timer);
    giveUp();
  });
}
