import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { AppError } from '../app-error.ts';
import { isPublicAddress } from './public-address.ts';

export type FetchedFile = { bytes: Uint8Array; fileName: string };

export type FetchLimits = {
  maxBytes: number;
  seconds?: number;
  /** Which addresses may be asked; tests ask a server of their own. */
  mayAsk?: (address: string) => boolean;
  /** The addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
};

const mostRedirects = 5;

/**
 * Fetches what a link leads to, from the public internet only. Every hop's name is resolved once and
 * the connection is made to the address that was checked, so that no name can lead inside.
 * @throws AppError `invalid` for a link that may not be followed, `too-large`, `unavailable`
 */
export async function fetchFile(link: string, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout((limits.seconds ?? 30) * 1000);
  let url = readLink(link);
  try {
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const answer = await ask(url, await checkedAddress(url, limits), signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy();
        if (!URL.canParse(headers.location, url)) throw refused('It leads to no address.');
        url = readLink(new URL(headers.location, url).href);
        continue;
      }
      if (statusCode !== 200) {
        answer.destroy();
        throw new AppError(
          'unavailable',
          `The link was answered with ${statusCode}${statusCode === 401 || statusCode === 403 ? ', which asks for a sign-in' : ''}. Download the file and choose it instead.`,
        );
      }
      return { bytes: await readBody(answer, limits.maxBytes), fileName: nameOf(url) };
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'unavailable',
      signal.aborted
        ? 'The link took too long to answer. Download the file and choose it instead.'
        : 'Nothing answered at this link. Check it, or download the file and choose it instead.',
      { cause },
    );
  }
  throw refused('It leads on and on.');
}

function readLink(link: string): URL {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw refused('Write an address that begins with https:// or http://.');
  }
  if (url.username || url.password) throw refused('Leave out the name and password in it.');
  return url;
}

const refused = (why: string) => new AppError('invalid', `This link cannot be fetched. ${why}`);

async function checkedAddress(url: URL, limits: FetchLimits): Promise<string> {
  const { mayAsk = isPublicAddress, resolve = resolveName } = limits;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  // One address inside is enough: whoever owns the name chooses the order.
  if (address === undefined || !addresses.every(mayAsk)) {
    throw refused('It leads to an address that is not of the public internet.');
  }
  return address;
}

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const asked = send(url, {
      signal,
      // A connection of its own, to the very address that was checked.
      agent: false,
      lookup: (_name, options, tell) =>
        options.all ? tell(null, [{ address, family }]) : tell(null, address, family),
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Dais' },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
}

const unpackers = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => {
    answer.destroy();
    return new AppError(
      'too-large',
      `What the link leads to is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
    );
  };
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    // An answer without an encoding set gives buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  const packed = answer.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const unpack = Object.entries(unpackers).find(([name]) => name === packed)?.[1];
  if (!unpack) return new Uint8Array(body);
  try {
    return new Uint8Array(await unpack(body, { maxOutputLength: maxBytes }));
  } catch (cause) {
    throw new AppError('unreadable', 'What the link leads to is damaged or unpacks to too much.', {
      cause,
    });
  }
}

function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1);
  if (!last) return hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
