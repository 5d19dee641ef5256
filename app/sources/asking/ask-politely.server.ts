import { AppError } from '#app/platform/app-error.ts';
import { followLink } from '#app/platform/http/follow-link.server.ts';
import type { Asking, ReadAnswer } from './asking.ts';
import { realClock } from './clock.ts';
import { heedRobots } from './heed-robots.server.ts';
import { inTurn } from './in-turn.server.ts';
import { paceAt } from './neighbour.server.ts';
import { politePace } from './pace.ts';
import { readOnce } from './read-once.server.ts';

export type PoliteAnswer = {
  /** Where it was found in the end */
  url: string;
  /** 304 where nothing changed since what was `known` */
  status: 200 | 304;
  contentType: string | null;
  /** Of this version, to be `known` the next time */
  etag: string | null;
  lastModified: string | null;
  /** Empty for 304, and where `take` was given the body */
  bytes: Uint8Array;
};

type Wanted = Pick<Asking, 'maxBytes'> & Partial<Asking>;

/**
 * Asks a source on the public internet, as a guest does: one question at a time to a host and seconds
 * apart, whoever asks it; what robots.txt does not want is not read; who asks for patience is given it.
 * A redirect to another host waits for its turn there. A caller that starts anew after `TryLater` has
 * to say itself when that is enough: a host may ask for patience again and again.
 * @throws TryLater when the host's turn is far away; AppError in words for an admin: `invalid`,
 *   `forbidden` (robots.txt, a sign-in, a captcha), `not-found`, `too-large`, `unreadable`, `unavailable`
 */
export async function askPolitely(link: string, wanted: Wanted): Promise<PoliteAnswer> {
  const usual: Asking = { clock: realClock, pace: politePace, seconds: 60, ...wanted };
  const answer = await followLink(link, (url) => {
    const asking = { ...usual, pace: paceAt(url, usual.pace) };
    return inTurn(url, asking, async () => {
      await heedRobots(url, asking);
      return await readOnce(url, asking);
    });
  });
  const { url, status, headers, bytes } = answer;
  if (status !== 200 && !(status === 304 && usual.known)) throw notRead(answer);
  return {
    url: url.href,
    status: status === 200 ? 200 : 304,
    contentType: headers['content-type'] ?? null,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    bytes,
  };
}

function notRead({ url: { host }, status }: ReadAnswer) {
  if (status === 404 || status === 410) {
    return new AppError('not-found', `${host} has nothing at this address (${status}).`);
  }
  if (status === 403) {
    return new AppError('forbidden', `${host} does not let everybody read this address (403).`);
  }
  return new AppError('unavailable', `${host} answered with ${status}.`);
}
