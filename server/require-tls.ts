import type { RequestHandler } from 'express';
import { env } from '#app/platform/env.server.ts';
import { secureCookies } from '#app/platform/http/secret.server.ts';

/**
 * Sends people on to https, and refuses programs that asked without it: led on silently, they would
 * go on sending their keys over an open line. Goes by what the proxy in front tells alone, as the line
 * from there, and that of a health check on the machine itself, is open by right.
 */
export const requireTls: RequestHandler = (request, response, next) => {
  const isTold = request.app.enabled('trust proxy') && request.get('X-Forwarded-Proto');
  if (!secureCookies || !isTold || request.protocol === 'https') return next();
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && (request.get('Accept') ?? '').includes('text/html')) {
    return response.redirect(308, `${env.siteUrl}${request.originalUrl}`);
  }
  response.status(403).set('Connection', 'close').type('text/plain');
  response.send('Ask by https. What was sent, a key too, went over an open line.');
};
