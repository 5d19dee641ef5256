import type { RequestHandler } from 'express';
import { loggedPath } from '#app/platform/http/logged-path.ts';
import { log } from '#app/platform/log.server.ts';
import { countRequest } from '#app/platform/watch/metrics.server.ts';

/** One line a request, and a measure. The path without its query: what people search for is theirs. */
export const logRequests: RequestHandler = (request, response, next) => {
  const started = performance.now();
  const { method } = request;
  const path = loggedPath(request.path);
  response.on('close', () => {
    const milliseconds = performance.now() - started;
    const { statusCode: status, locals } = response;
    countRequest({ route: locals.routeId, method, status, seconds: milliseconds / 1000 });
    log.info({
      requestId: locals.requestId,
      method,
      path,
      status,
      milliseconds: Math.round(milliseconds),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
  next();
};
