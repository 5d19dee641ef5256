import express, { Router } from 'express';
import type { ApiAnswer, ApiRequest } from './api-request.ts';

/** Stripe's API as addresses of the site. */
export function serveApi(call: (request: ApiRequest) => ApiAnswer): Router {
  const router = Router();
  router.use('/v1', express.text({ type: () => true, limit: '100kb' }), (request, response) => {
    const [path = '', query = ''] = request.originalUrl.split('?');
    const answer = call({
      method: request.method,
      path,
      form: request.method === 'POST' ? String(request.body ?? '') : query,
      headers: {
        authorization: request.get('authorization'),
        idempotencyKey: request.get('idempotency-key'),
      },
    });
    response.status(answer.status).set(answer.headers).set('Cache-Control', 'no-store');
    response.end(answer.body);
  });
  return router;
}
