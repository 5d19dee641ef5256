import { AppError } from '#app/platform/app-error.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { type SecretFile, secretFiles } from './feed-paths.ts';
import { findFeed } from './find-feed.server.ts';
import { refuseWithoutFeeds } from './refuse-without-feeds.ts';
import { writeSecretFeed } from './write-secret-feed.server.ts';

/** Several devices that ask every few minutes. */
const asked = rateLimit({ name: 'secret-feeds', attempts: 60, minutes: 15 });

/**
 * Counted once they were wrong, so that nobody else behind the same address is kept out with them:
 * secrets are too long to be guessed, and this only spares the database.
 */
const wrong = rateLimit({ name: 'wrong-secret-feeds', attempts: 30, minutes: 15 });

type Asked = { secret: string; file: SecretFile; origin: string; clientAddress: string };

/**
 * What an address tells now, as its file; null where there is none.
 * @throws AppError too-many; forbidden where the reader's plan does not have it
 */
export async function openSecretFeed(sent: Asked): Promise<string | null> {
  const { secret, file, origin, clientAddress } = sent;
  const feed = await findFeed(secret);
  const subject = feed?.searchId === null ? 'followed' : 'search';
  if (!feed || secretFiles[file].of !== subject) {
    await wrong.take(addressKey(clientAddress));
    return null;
  }
  await asked.take(feed.id);
  refuseWithoutFeeds(feed.reader.tier);
  try {
    return await writeSecretFeed({ feed, file, origin });
  } catch (error) {
    // The search was deleted in between, and the address with it.
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
