import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc.node';
import type { Response as ServerResponse } from 'express';
import type { unstable_RSCPayload as Payload } from 'react-router';
import { modulesOf } from '../page-modules.ts';
import { untilGone } from '../until-gone.ts';
import { quoted, wakingWords } from '../waking-words.ts';
import { nonceMark } from './own-texts.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';

const end = '</body></html>';

/**
 * Renders a page that has marks in it. Null for one that is not to be a template: it broke, it does not
 * wake in the browser, or whoever waited for it has gone.
 */
export async function makeTemplate(
  payload: Payload,
  response: ServerResponse,
): Promise<PageTemplate | null> {
  const { readPage } = await loadRenderer();
  let isSound = true;
  // What broke is told of where the page is then made like any other.
  const onError = () => {
    isSound = false;
  };
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
  const page = await readPage(stream);
  if (!page.handle.hydrate) return null;
  const html = await new Promise<string | null>((done) => {
    const rendering = page.render({
      nonce: nonceMark,
      onError,
      onAllReady() {
        buffer(rendering.pipe(new PassThrough())).then((whole) => done(whole.toString()));
      },
      onShellError: () => done(null),
    });
    untilGone(response, rendering);
  });
  if (!stream.readableEnded) await finished(stream);
  if (!isSound || !html?.endsWith(end)) return null;
  const text = Buffer.concat(sent).toString();
  const { afterPaint } = page.handle;
  const modules = modulesOf(components);
  const words = wakingWords({ payload: text, modules, nonce: nonceMark, afterPaint });
  const carried = quoted(text);
  const [before = '', after = ''] = words.split(carried);
  return pageTemplate([
    { markup: html.slice(0, -end.length) + before, payload: carried },
    { markup: after + end, payload: '' },
  ]);
}

const loadRenderer = () =>
  import.meta.viteRsc.loadModule<typeof import('#app/entry.ssr.tsx')>('ssr', 'index');
