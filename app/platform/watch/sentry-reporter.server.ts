import { randomUUID } from 'node:crypto';
import { errorForLog, type LoggedError } from '../error-for-log.ts';
import { version } from '../version.server.ts';
import type { ErrorReporter, LoggedFault } from './logged-errors.server.ts';
import { stackFrames } from './stack-frames.ts';

/** What fails everywhere at once is told by its first few. */
const mostInMinute = 10;
const patienceMilliseconds = 5000;

/**
 * Sends what is logged as an error to Sentry, or what speaks its protocol
 * (https://develop.sentry.dev/sdk/foundations/transport/envelopes/). It is told what the log is: the
 * error without addresses, and the request's id; nothing of who asked, or what they sent.
 */
export function sentryReporter(dsn: string): ErrorReporter {
  const { address, key } = endpointOf(dsn);
  let sent: number[] = [];
  return (fault) => {
    const now = Date.now();
    sent = sent.filter((at) => at > now - 60_000);
    if (sent.length >= mostInMinute) return;
    sent.push(now);
    const headers = {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=dais/${version}, sentry_key=${key}`,
    };
    const body = envelopeOf(fault, new Date(now));
    const signal = AbortSignal.timeout(patienceMilliseconds);
    // Of one that does not get there the log knows already.
    fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
  };
}

/** Where a DSN leads, `https://<key>@<host>/<path>/<project>`. */
function endpointOf(dsn: string): { address: string; key: string } {
  const { protocol, username, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  const [path, project] = [pathname.slice(0, cut), pathname.slice(cut + 1)];
  return { address: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

function envelopeOf(fault: LoggedFault, at: Date): string {
  const id = randomUUID().replaceAll('-', '');
  const event = JSON.stringify({
    event_id: id,
    timestamp: at.toISOString(),
    platform: 'node',
    level: 'error',
    release: `dais@${version}`,
    logentry: { formatted: fault.message },
    ...(fault.requestId && { tags: { request_id: fault.requestId } }),
    ...(fault.error !== null && {
      exception: { values: exceptionsOf(errorForLog(fault.error)) },
    }),
  });
  const lines = [{ event_id: id, sent_at: at.toISOString() }, { type: 'event' }];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n${event}\n`;
}

/** The error and what caused it, the cause first. */
function exceptionsOf({ type, message, stack, cause }: LoggedError): object[] {
  const frames = stackFrames(stack ?? '');
  const own = { type, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) };
  return [...(cause ? exceptionsOf(cause) : []), own];
}
