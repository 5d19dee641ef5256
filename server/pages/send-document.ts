import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc.node';
import type { Response as ServerResponse } from 'express';
import { isbot } from 'isbot';
import type { unstable_RSCPayload as Payload } from 'react-router';
import { sameForAll, speculationRulesPath } from '#app/platform/http/caching.server.ts';
import { beforeTheEnd } from './before-the-end.ts';
import { modulesOf } from './page-modules.ts';
import { rememberedPages } from './remembered-pages.ts';
import type { Branch } from './route-branches.ts';
import { sendHead } from './send-head.ts';
import { told } from './shown-payload.ts';
import { untilGone } from './until-gone.ts';
import { wakingWords } from './waking-words.ts';

export type DocumentToSend = {
  payload: Payload;
  branch: Branch;
  request: Request;
  response: ServerResponse;
  status: number;
  headers: Headers;
  nonce: string;
  /** What to quote to support when the page breaks. */
  reference: string;
  onError: (error: unknown) => void;
};

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof loadRenderer>>['readPage']>>;

/** Renders a page from its payload, and sends it with what it needs to wake in the browser. */
export async function sendDocument(asked: DocumentToSend): Promise<void> {
  const { payload, branch, response, headers, onError } = asked;
  const { readPage } = await loadRenderer();
  const components = new Set<string>();
  const source = renderToPipeableStream(
    payload,
    { onError },
    { onClientReference: ({ id }) => components.add(id) },
  );
  const stream = source.pipe(new PassThrough());
  const sent: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => sent.push(chunk));
  untilGone(response, source);
  headers.set('Content-Type', 'text/html; charset=utf-8');

  // Which pages wake is known where their client modules are, so the first that is read tells.
  const page = branch.isOnlyRead ? null : await readPage(stream);
  if (page?.handle.hydrate) {
    const wake = async () => {
      const { afterPaint } = page.handle;
      // The page may be whole before all is said that a script has to know.
      if (!stream.readableEnded) await finished(stream);
      const text = Buffer.concat(sent).toString();
      const modules = modulesOf(components);
      return wakingWords({ payload: text, modules, nonce: asked.nonce, afterPaint });
    };
    return sendWaking(asked, page, wake);
  }
  branch.isOnlyRead = true;
  await finished(stream);
  await sendReading(asked, Buffer.concat(sent));
}

const loadRenderer = () =>
  import.meta.viteRsc.loadModule<typeof import('#app/entry.ssr.tsx')>('ssr', 'index');

/** Sends a page as it is rendered, and at its end what `wake` says. */
function sendWaking(asked: DocumentToSend, page: Page, wake: () => Promise<string>) {
  const { request, response, status, headers, nonce, onError } = asked;
  const isForSearch = isbot(request.headers.get('user-agent'));
  const html = page.render({
    nonce,
    onError,
    [isForSearch ? 'onAllReady' : 'onShellReady']() {
      sendHead(response, request, { status, headers });
      // What is there already waits for nothing, in the compression neither.
      const whole = beforeTheEnd(wake, () => response.flush());
      whole.on('error', () => response.destroy());
      html.pipe(whole).pipe(response);
    },
    onShellError: (error) => sendBroken(asked, page, error),
  });
  untilGone(response, html);
}

/**
 * Sends a page that is only read: without a script it has no use for a nonce, and without a nonce it
 * is the same for everybody to whom it says the same.
 */
async function sendReading(asked: DocumentToSend, payload: Buffer) {
  const { request, response, status, headers, onError } = asked;
  // A second policy can only narrow the first: here a script or style of any nonce is refused.
  headers.append('Content-Security-Policy', "script-src 'none';style-src 'self'");
  const isForAll = status === 200 && request.method !== 'POST' && !headers.has('Cache-Control');
  if (isForAll) {
    headers.set('Cache-Control', sameForAll);
    headers.set('Speculation-Rules', `"${speculationRulesPath}"`);
  }
  const known = rememberedPages.get(payload);
  if (known) return sendWhole(asked, known);

  const { readPage } = await loadRenderer();
  const page = await readPage(Readable.from([payload]));
  let isSound = true;
  const html = page.render({
    onError(error) {
      isSound = false;
      onError(error);
    },
    onAllReady() {
      buffer(html.pipe(new PassThrough())).then((whole) => {
        if (isSound && isForAll) rememberedPages.set(payload, whole);
        sendWhole(asked, whole);
      }, onError);
    },
    onShellError: (error) => sendBroken(asked, page, error),
  });
  untilGone(response, html);
}

function sendWhole({ request, response, status, headers }: DocumentToSend, html: Buffer) {
  sendHead(response, request, { status, headers });
  response.end(html);
}

/** Sends the page that says that a page broke while it was rendered. */
function sendBroken(asked: DocumentToSend, page: Page, error: unknown) {
  const { request, response, headers, reference, onError } = asked;
  const html = page.renderError(told(error, reference), {
    onError,
    onAllReady() {
      sendHead(response, request, { status: 500, headers });
      html.pipe(response);
    },
    onShellError: (fault) => response.destroy(fault instanceof Error ? fault : undefined),
  });
}
