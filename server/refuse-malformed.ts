import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { log } from '#app/platform/log.server.ts';

const methods = ['GET', 'HEAD', 'POST'];
const unreadable = 'This address cannot be read.';

/** Refuses what no browser sends and nothing behind can read: odd methods, hosts and addresses. */
export const refuseMalformed: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    response.status(405).set('Allow', methods.join(', ')).type('text/plain');
    response.send('This method is not answered here.');
  } else if (isReadable(request)) next();
  else response.status(400).type('text/plain').send(unreadable);
};

/** A path of this site, decodable throughout, without a NUL, which no database takes. */
function isReadable({ originalUrl, protocol, host }: Request): boolean {
  const [path = ''] = originalUrl.split('?');
  if (!path.startsWith('/') || originalUrl.includes('%00')) return false;
  if (!host || !/^https?$/.test(protocol)) return false;
  try {
    decodeURIComponent(path);
    return URL.canParse(`${protocol}://${host}${originalUrl}`);
  } catch {
    return false;
  }
}

/** In place of Express's own, which puts stacks on pages and into the log as they are. */
export const answerFault: ErrorRequestHandler = (error, _request, response, next) => {
  const status = Number(error?.status);
  const refused = status >= 400 && status < 500;
  if (!refused) {
    log.error({ err: error, requestId: response.locals.requestId }, 'request failed');
  }
  if (response.headersSent) return next(error);
  response.status(refused ? status : 500).type('text/plain');
  response.send(refused ? unreadable : 'Something went wrong on our side. Try again in a minute.');
};
