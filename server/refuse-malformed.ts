import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { problemBody, problemType } from '#app/api/problem.ts';
import { databaseCannot } from '#app/platform/db/database-cannot.ts';
import { log } from '#app/platform/log.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { isApiPath } from './api-methods.ts';

const methods = ['GET', 'HEAD', 'POST'];
const unreadable = 'This address cannot be read.';
const unreadableProblem = problemBody('invalid-request', { detail: unreadable });

/** Refuses what nothing behind can read or may act on, before React Router calls it a fault. */
export const refuseMalformed: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    response.status(405).set('Allow', methods.join(', ')).type('text/plain');
    response.send('This method is not answered here.');
  } else if (!isReadable(request)) {
    const forProgram = isApiPath(request.path);
    response.status(400).type(forProgram ? problemType : 'text/plain');
    response.send(forProgram ? JSON.stringify(unreadableProblem) : unreadable);
  } else if (request.method === 'POST' && !isOwn(request)) {
    noteSecurity('refused', { what: 'from another site' });
    response.status(403).type('text/plain').send('This form was sent from another site.');
  } else next();
};

/** A path of this site, decodable throughout, without a NUL, which no database takes. */
function isReadable(request: Request): boolean {
  const { originalUrl, protocol, host } = request;
  const [path = ''] = originalUrl.split('?');
  if (!path.startsWith('/') || originalUrl.includes('%00')) return false;
  if (!/^https?$/.test(protocol) || !hostsOf(request).every(isHost)) return false;
  try {
    return URL.canParse(`${protocol}://${host}${decodeURIComponent(path)}`);
  } catch {
    return false;
  }
}

/**
 * Every host that a request names. Express takes the first one that the proxy in front has told;
 * React Router takes the port of any of them.
 */
function hostsOf(request: Request): string[] {
  const told = request.app.enabled('trust proxy') ? request.get('X-Forwarded-Host') : undefined;
  return [request.get('Host') ?? '', ...(told ? told.split(',') : [])].map((host) => host.trim());
}

const isHost = (host: string) =>
  /^([^\s/?#@\\:[\]]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);

/** The rule by which React Router refuses too; a browser sends the origin with every form. */
function isOwn({ headers, protocol, host }: Request): boolean {
  if (headers.origin === undefined) return true;
  return URL.parse(headers.origin)?.origin === new URL(`${protocol}://${host}`).origin;
}

/** In place of Express's own, which puts stacks on pages and into the log as they are. */
export const answerFault: ErrorRequestHandler = (error, _request, response, next) => {
  const status = Number(error?.status);
  const refused = status >= 400 && status < 500;
  if (!refused) {
    log.error({ err: error, requestId: response.locals.requestId }, 'request failed');
  }
  if (response.headersSent) return next(error);
  const ours = databaseCannot(error) ? 503 : 500;
  response.status(refused ? status : ours).type('text/plain');
  response.send(refused ? unreadable : 'Something went wrong on our side. Try again in a minute.');
};
