import { pipeline } from 'node:stream/promises';
import clientVersion from 'virtual:react-router/unstable_rsc/client-version';
import { renderToPipeableStream } from '@vitejs/plugin-rsc/rsc.node';
import type { Request as ServerRequest, Response as ServerResponse } from 'express';
import {
  unstable_matchRSCServerRequest as matchServerRequest,
  type unstable_RSCPayload as Payload,
  RouterContextProvider,
} from 'react-router';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { logFault } from './log-fault.ts';
import { isForScript, pageRequest } from './page-request.ts';
import { type Branch, branchOf } from './route-branches.ts';
import { sendDocument } from './send-document.ts';
import { sendHead } from './send-head.ts';
import { shownPayload } from './shown-payload.ts';
import { sendFromTemplate } from './template/send-from-template.ts';
import { untilGone } from './until-gone.ts';

/** By this a script tells an answer of the router from one of something in between. */
const answeredByRouter = 'X-Remix-Response';

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
  const request = pageRequest(asked, response);
  // A line that breaks is no fault, and nobody is left to be told of it.
  response.on('error', () => response.destroy());
  try {
    await answer(request, contextOf(asked, response), response);
  } catch (error) {
    // Whoever has hung up waits for no answer.
    if (!request.signal.aborted) next(error);
  }
}

function contextOf({ ip = '' }: ServerRequest, { locals }: ServerResponse) {
  const context = new RouterContextProvider();
  const { requestId, nonce } = locals;
  context.set(requestFacts, { requestId, nonce, clientAddress: ip });
  return context;
}

async function answer(request: Request, context: RouterContextProvider, response: ServerResponse) {
  const { pathname } = new URL(request.url);
  const { requestId: reference, nonce } = context.get(requestFacts);
  const onError = (error: unknown) => {
    response.locals.isBroken = true;
    logFault(error, { request, requestId: reference });
  };
  const branch = await branchOf(pathname);
  response.locals.routeId = branch.id;
  const { answered, payload } = await ask({ request, context, branch, onError });
  if (response.destroyed) return;
  if (!payload) return sendResource(request, answered, response);
  // What a loader threw reaches nobody else who would log it.
  const faults = payload.type === 'render' ? Object.values(payload.errors ?? {}) : [];
  faults.forEach(onError);

  if (isForScript(pathname)) {
    answered.headers.set('Content-Type', 'text/x-component');
    sendHead(response, request, answered);
    const shown = shownPayload(payload, { branch, by: 'script', reference });
    const stream = renderToPipeableStream(shown, { onError });
    untilGone(response, stream);
    stream.pipe(response);
  } else if (payload.type === 'redirect') {
    const { headers } = answered;
    headers.delete(answeredByRouter);
    headers.delete('Content-Type');
    headers.set('Location', payload.location);
    sendHead(response, request, { status: payload.status, headers });
    response.end();
  } else {
    const { status, headers } = answered;
    headers.delete(answeredByRouter);
    const asked = { request, response, status, headers, branch, nonce, reference, onError };
    if (await sendFromTemplate({ payload, ...asked })) return;
    const shown = shownPayload(payload, { branch, by: 'document', reference });
    await sendDocument({ payload: shown, ...asked });
  }
}

type Asked = {
  request: Request;
  context: RouterContextProvider;
  branch: Branch;
  onError: (error: unknown) => void;
};

/** Runs the routes of a branch. A page answers with a payload to render, a resource by itself. */
async function ask({ request, context, branch, onError }: Asked) {
  const made: { payload: Payload | null } = { payload: null };
  const answered = await matchServerRequest({
    request,
    requestContext: context,
    routes: branch.routes,
    clientVersion,
    // References are for arguments of server functions, of which there are none.
    createTemporaryReferenceSet: () => undefined,
    onError,
    generateResponse({ payload, statusCode, headers }) {
      made.payload = payload;
      return new Response(null, { status: statusCode, headers });
    },
  });
  return { answered, payload: made.payload };
}

async function sendResource(request: Request, answered: Response, response: ServerResponse) {
  sendHead(response, request, answered);
  if (!answered.body) return void response.end();
  await pipeline(answered.body, response);
}
