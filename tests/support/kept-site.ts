import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHeaders } from '@remix-run/node-fetch-server';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { PublicVersion } from '#app/platform/kept/public-version.ts';
import { type KeptPages, keepPages } from '#server/kept-pages/kept-pages.ts';
import { newRequestId } from '#server/request-id.ts';

export type KeptSite = { url: string; made: () => number; close: () => Promise<void> };

type Options = {
  version: PublicVersion;
  page: RequestHandler;
  limits?: Parameters<typeof keepPages>[1];
};

/** A server with kept pages before it, as `server/app.ts` puts them, on a port of its own. */
export async function keptSite({ version, page, limits }: Options): Promise<KeptSite> {
  const kept = keepPages(version, limits);
  let made = 0;
  const app = express().disable('x-powered-by');
  app.use((_request, response, next) => {
    response.locals.requestId = newRequestId();
    response.locals.nonce = crypto.randomUUID();
    response.setHeader('X-Request-Id', response.locals.requestId);
    made += 1;
    next();
  });
  app.use(kept.keep(compression()), page);
  const server = await listening(kept, app);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    made: () => made,
    async close() {
      server.closeAllConnections();
      server.close();
      await version.close();
    },
  };
}

async function listening(kept: KeptPages, app: express.Express): Promise<Server> {
  const server = createServer((...asked) => kept.answer(...asked, app));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Answers by what takes a request and gives a response of the web's own kind. */
export function answerBy(answer: (request: Request) => Promise<Response>): RequestHandler {
  return async (asked, response) => {
    const address = `http://${asked.headers.host}${asked.url}`;
    const answered = await answer(new Request(address, { headers: createHeaders(asked) }));
    response.status(answered.status);
    for (const [name, value] of answered.headers) response.append(name, value);
    response.end(Buffer.from(await answered.arrayBuffer()));
  };
}
