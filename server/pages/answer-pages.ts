import { pipeline } from 'node:stream/promises';
import clientVersion from 'virtual:react-router/unstable_rsc/client-version';
import { createRequest } from '@remix-run/node-fetch-server';
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc.node';
import type { Request as ServerRequest, Response as ServerResponse } from 'express';
import {
  unstable_matchRSCServerRequest as matchServerRequest,
  type unstable_RSCPayload as Payload,
  RouterContextProvider,
} from 'react-router';
import { dataSuffix } from '#app/platform/http/data-path.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { logFault } from './log-fault.ts';
import { branchOf } from './route-branches.ts';
import { sendDocument } from './send-document.ts';
import { sendHead } from './send-head.ts';
import { shownPayload } from './shown-payload.ts';

/** Answers what app/routes.ts names: pages, what scripts in them ask for, and resources. */
export async function answerPages(
  asked: ServerRequest,
  response: ServerResponse,
  next: (error: unknown) => void,
): Promise<void> {
  // No function of the server can be called from a browser: every change is a route's action.
  if (asked.headers['rsc-action-id'] !== undefined) {
    response.status(400).type('text/plain').send('There is no such function here.');
    return;
  }
  const request = requestOf(asked, response);
  try {
    await answer(request, contextOf(asked, response), response);
  } catch (error) {
    // Whoever has hung up waits for no answer.
    if (!request.signal.aborted) next(error);
  }
}

function requestOf(asked: ServerRequest, response: ServerResponse): Request {
  const { method, host } = asked;
  const options = { protocol: `${asked.protocol}:`, host };
  if (!asked.readableEnded) return createRequest(asked, response, options);
  // A body that was too large has been thrown away. As one still to come it would look cut off, and
  // its sender gone.
  const bodiless = Object.create(asked, { method: { value: 'GET' } });
  return new Request(createRequest(bodiless, response, options), { method });
}

function contextOf({ ip = '' }: ServerRequest, { locals }: ServerResponse) {
  const context = new RouterContextProvider();
  const { requestId, nonce } = locals;
  context.set(requestFacts, { requestId, nonce, clientAddress: ip });
  return context;
}

async function answer(request: Request, context: RouterContextProvider, response: ServerResponse) {
  const { pathname } = new URL(request.url);
  const { requestId, nonce } = context.get(requestFacts);
  const onError = (error: unknown) => logFault(error, { request, requestId });
  const branch = await branchOf(pathname);
  let payload: Payload | undefined;
  const answered = await matchServerRequest({
    request,
    requestContext: context,
    routes: branch.routes,
    clientVersion,
    createTemporaryReferenceSet: () => undefined,
    onError,
    generateResponse(match) {
      payload = match.payload;
      return new Response(null, { status: match.statusCode, headers: match.headers });
    },
  });
  if (response.destroyed) return;
  if (payload === undefined) return sendResource(request, answered, response);
  if (payload.type === 'render') {
    for (const error of Object.values(payload.errors ?? {})) onError(error);
  }

  if (pathname.endsWith(dataSuffix) || pathname.endsWith('.manifest')) {
    sendHead(response, request, answered);
    const stream = renderToPipeableStream(shownPayload(payload, branch, 'script'), { onError });
    response.once('close', () => stream.abort());
    stream.pipe(response);
  } else if (payload.type === 'redirect') {
    answered.headers.delete('Content-Type');
    answered.headers.set('Location', payload.location);
    sendHead(response, request, { status: payload.status, headers: answered.headers });
    response.end();
  } else {
    const { status, headers } = answered;
    const shown = shownPayload(payload, branch, 'document');
    await sendDocument({ payload: shown, request, response, status, headers, nonce, onError });
  }
}

async function sendResource(request: Request, answered: Response, response: ServerResponse) {
  sendHead(response, request, answered);
  if (!answered.body) return void response.end();
  await pipeline(answered.body, response);
}
