import type { RequestHandler } from 'express';
import { loggedPath } from '#app/platform/http/logged-path.ts';
import { log } from '#app/platform/log.server.ts';

/** One line a request. The path without its query: what people search for is theirs. */
export const logRequests: RequestHandler = (request, response, next) => {
  const started = performance.now();
  const { method } = request;
  const path = loggedPath(request.path);
  response.on('close', () => {
    log.info({
      requestId: response.locals.requestId,
      method,
      path,
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - started),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
  next();
};
