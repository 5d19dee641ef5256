import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AppError } from '../app-error.ts';
import { type AddressRules, checkedAddress, whereAsked } from './checked-address.server.ts';
import { pinnedTo } from './pinned-to.ts';
import { type BodyLimits, readBody } from './read-body.server.ts';
import { userAgent } from './user-agent.server.ts';

export type AskLimits = AddressRules &
  BodyLimits & {
    /** What is known of the answer already: where nothing changed since, the status is 304. */
    known?: { etag?: string | null; lastModified?: string | null };
    /** What is wanted, as the header says it; anything if not given. */
    accept?: string;
    /** Ends it, wherever it stands. */
    signal: AbortSignal;
  };

export type WebAnswer = {
  url: URL;
  status: number;
  headers: IncomingMessage['headers'];
  /** The body in pieces, unpacked. Who does not read it all calls `end`. */
  body: () => AsyncGenerator<Buffer>;
  end: () => void;
};

/**
 * Asks one address once, and follows nothing. Its name is resolved once, all of its addresses are
 * checked, and the connection is made to one that was, so that no name can lead inside.
 * @throws AppError `invalid` for an address that may not be asked; whatever the connection throws
 */
export async function askOnce(url: URL, limits: AskLimits): Promise<WebAnswer> {
  const address = await unlessAborted(checkedAddress(url, limits), limits.signal);
  if (address === null) {
    throw refused(`It leads to an address that is not of ${whereAsked}.`);
  }
  const message = await send(url, address, limits);
  return {
    url,
    status: message.statusCode ?? 0,
    headers: message.headers,
    body: () => readBody(message, limits),
    end: () => message.destroy(),
  };
}

/** Why an address is not asked at all, for whoever gave it. */
export const refused = (why: string) =>
  new AppError('invalid', `This link cannot be fetched. ${why}`);

function send(url: URL, address: string, { signal, known = {}, accept = '*/*' }: AskLimits) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(url, {
      signal,
      ...pinnedTo(address),
      headers: {
        accept,
        'accept-encoding': 'gzip, br',
        'user-agent': userAgent,
        ...(known.etag ? { 'if-none-match': known.etag } : {}),
        ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
      },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
}

/** A name server may keep silent for longer than anyone waits. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    if (signal.aborted) give();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
