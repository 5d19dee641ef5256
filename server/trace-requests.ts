import { SpanStatusCode } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { inSpan, tracesRequests } from '#app/platform/traces/traced.server.ts';

/** One span a request, named by its route; by its id it is found in the log. Answers from memory have none. */
export const traceRequests: RequestHandler = (request, response, next) => {
  if (!tracesRequests()) return next();
  const { method } = request;
  const { requestId } = response.locals;
  const attributes = { 'http.request.method': method, 'dais.request_id': requestId };
  inSpan({ name: method, kind: 'SERVER', attributes }, (span) => {
    response.on('close', () => {
      const { routeId } = response.locals;
      if (routeId) span.updateName(`${method} ${routeId}`).setAttribute('http.route', routeId);
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    next();
  });
};
