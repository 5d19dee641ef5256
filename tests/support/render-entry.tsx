import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** A page's HTML at once, for tests of what it is made of. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
