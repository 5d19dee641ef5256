import './client-modules.ts';
import type { Readable } from 'node:stream';
import { createFromNodeStream } from '@vitejs/plugin-rsc/ssr.node';
import type { ReactNode } from 'react';
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToStaticMarkup,
} from 'react-dom/server';
import {
  type unstable_RSCPayload as Payload,
  type unstable_RSCRenderPayload as RenderPayload,
  unstable_RSCStaticRouter as StaticRouter,
} from 'react-router';
import { type PageHandle, pageHandle } from './page-handle.ts';

type RenderOptions = RenderToPipeableStreamOptions & { nonce?: string | undefined };

type Page = {
  /** What the page's routes say of it, known only where their client modules are. */
  handle: ReturnType<typeof pageHandle>;
  render(options: RenderOptions): PipeableStream;
  /** The page in which all but the root gives way to `error`. It does not wake. */
  renderError(error: unknown, options: RenderOptions): PipeableStream;
};

/** Reads the payload of a page, from which its HTML is made. @throws when it is none */
export async function readPage(stream: Readable): Promise<Page> {
  const payload = await createFromNodeStream<Payload>(stream);
  if (payload.type !== 'render') throw new Error(`A payload of type ${payload.type} is no page.`);
  return {
    handle: pageHandle(payload.matches),
    render: (options) => renderPage(payload, options),
    renderError(error, options) {
      const [root] = payload.matches;
      if (!root) throw error;
      const matches = [{ ...root, handle: { hydrate: false } satisfies PageHandle }];
      return renderPage({ ...payload, matches, errors: { [root.id]: error } }, options);
    },
  };
}

/** The markup of a part of a page in which nothing wakes, from its whole payload. */
export async function markupOf(stream: Readable): Promise<string> {
  return renderToStaticMarkup(await createFromNodeStream<ReactNode>(stream));
}

function renderPage(payload: RenderPayload, { nonce, ...options }: RenderOptions) {
  // The router marks here which boundary it was at when rendering broke.
  const decoded = Object.assign(Promise.resolve(payload), {
    status: 'fulfilled',
    value: payload,
    _deepestRenderedBoundaryId: null,
    formState: Promise.resolve(undefined),
  });
  return renderToPipeableStream(<StaticRouter getPayload={() => decoded} nonce={nonce} />, {
    ...options,
    nonce,
  });
}

// In development a changed module is taken in without loading the page again.
import.meta.hot?.accept();
