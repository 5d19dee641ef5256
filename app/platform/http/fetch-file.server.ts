import { AppError } from '../app-error.ts';
import { askOnce, type WebAnswer } from './ask-once.server.ts';
import type { AddressRules } from './checked-address.server.ts';
import { followLink } from './follow-link.server.ts';
import { bytesOf } from './read-body.server.ts';

export type FetchedFile = { bytes: Uint8Array; fileName: string };

export type FetchLimits = AddressRules & {
  maxBytes: number;
  seconds?: number;
};

/**
 * Fetches the file that somebody's link leads to, from the public internet only, while they wait.
 * @throws AppError `invalid` for a link that may not be followed, `too-large`, `unavailable`
 */
export async function fetchFile(link: string, limits: FetchLimits): Promise<FetchedFile> {
  const signal = AbortSignal.timeout((limits.seconds ?? 30) * 1000);
  try {
    const answer = await followLink(link, (url) => askOnce(url, { ...limits, signal }));
    refuseOthersThanFiles(answer);
    return { bytes: await bytesOf(answer.body()), fileName: nameOf(answer.url) };
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
}

function refuseOthersThanFiles({ status, end }: WebAnswer) {
  if (status === 200) return;
  end();
  const why = status === 401 || status === 403 ? ', which asks for a sign-in' : '';
  throw new AppError(
    'unavailable',
    `The link was answered with ${status}${why}. Download the file and choose it instead.`,
  );
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
