import type { RequestHandler } from 'express';
import { apiRoot } from '#app/api/operations.ts';
import { problemBody, problemType } from '#app/api/problem.ts';

const methods = 'GET, HEAD';
const below = new RegExp(`^${apiRoot}(/|$)`, 'i');

export const isApiPath = (path: string) => below.test(path);

/**
 * The API is read, with nothing to send. That goes for OPTIONS as well, by which a browser asks on
 * behalf of a page of another site: a key in such a page would be everybody's.
 */
export const apiMethods: RequestHandler = (request, response, next) => {
  if (!isApiPath(request.path) || ['GET', 'HEAD'].includes(request.method)) return next();
  const body = problemBody('method-not-allowed', { detail: `Use one of ${methods}.` });
  response.status(body.status).set('Allow', methods).set('Connection', 'close');
  response.type(problemType).send(JSON.stringify(body));
};
