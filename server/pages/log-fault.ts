import { isRouteErrorResponse } from 'react-router';
import { AppError } from '#app/platform/app-error.ts';
import { loggedPath } from '#app/platform/http/logged-path.ts';
import { log } from '#app/platform/log.server.ts';

type Asked = { request: Request; requestId: string };

/** Logs what nobody threw on purpose: only that is a fault of ours. */
export function logFault(error: unknown, { request, requestId }: Asked): void {
  if (request.signal.aborted || error instanceof AppError || wasLogged(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const path = loggedPath(new URL(request.url).pathname);
  log.error({ err: error, requestId, path }, 'request failed');
}

/** What broke while a payload was rendered breaks again, without its words, in the HTML of it. */
const wasLogged = (error: unknown) => error instanceof Error && 'digest' in error;
