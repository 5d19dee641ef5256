import type { IncomingMessage, ServerResponse } from 'node:http';
import { encoded, encodingFor } from './encoding.ts';
import type { KeptPage } from './kept-page.ts';

type Asked = { request: IncomingMessage; response: ServerResponse; requestId: string };

/** @returns the status it is answered with */
export function sendKept(page: KeptPage, { request, response, requestId }: Asked): 200 | 304 {
  const { headers } = request;
  const { tag, head, headUnchanged, body } = page.in(headers['accept-encoding']);
  if (isKnown(headers['if-none-match'], tag)) {
    response.writeHead(304, headUnchanged.concat('X-Request-Id', requestId));
    response.end();
    return 304;
  }
  response.writeHead(200, head.concat('X-Request-Id', requestId));
  // Node leaves the body out for whoever asks for the head alone.
  response.end(body);
  return 200;
}

function isKnown(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  if (asked === tag) return true;
  return asked.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}

type Once = Omit<Asked, 'requestId'> & { body: Buffer };

/** Sends what is not kept: a page that is not there, or one that leads elsewhere. */
export function sendOnce({ request, response, body }: Once): void {
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(encoded(body, encoding));
}
