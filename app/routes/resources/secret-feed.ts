import { isSecretFile, secretFiles } from '#app/feeds/secret/feed-paths.ts';
import { openSecretFeed } from '#app/feeds/secret/open-secret-feed.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { log } from '#app/platform/log.server.ts';
import type { Route } from './+types/secret-feed';
import { unlessKnown } from './unless-known.server.ts';

/** Whoever holds the address reads by it: nobody else keeps, finds or is told it. */
const ofReader = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The same for an address that never was, one that was ended, and one of an account that is gone. */
const noSuchAddress = 'There is nothing at this address. It may have been ended by its owner.';

/** What a reader follows, or what their search finds, for their calendar or news reader. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { secret, file } = params;
  if (!isSecretFile(file)) return refusal(404, noSuchAddress);
  try {
    const text = await openSecretFeed({
      ...{ secret, file, origin: siteAddress(request) },
      clientAddress: context.get(requestFacts).clientAddress,
    });
    if (text === null) return refusal(404, noSuchAddress);
    const { type } = secretFiles[file];
    return unlessKnown(request, { text, type, headers: ofReader, changedAt: null });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'broken') {
      return refusal(error.status, error.message);
    }
    log.error({ err: error }, 'a secret feed failed');
    return refusal(500, 'This feed could not be read. Try again in a minute.');
  }
}

function refusal(status: number, words: string): Response {
  return new Response(`${words}\n`, {
    status,
    headers: {
      ...ofReader,
      ...(status === 429 ? { 'Retry-After': '900' } : {}),
      'Content-Type': 'text/plain; charset=utf-8',
    },
  });
}
