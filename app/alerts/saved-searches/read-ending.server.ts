import { db } from '#app/platform/db.server.ts';
import type { EndingSearch } from '#app/platform/mail/unsubscribe-link.server.ts';
import { readDigestChoice } from '../digest-choice.ts';
import { rateWords } from './told-rate.ts';

/** A search that a link in mail ends, as it stands now. */
export type Ending = {
  id: string;
  name: string;
  /** When its reader is told, in words; null where it is switched off */
  told: string | null;
};

/** Null where the search is deleted. */
export async function readEnding({ reader, search }: EndingSearch): Promise<Ending | null> {
  const kept = await db.savedSearch.findFirst({
    where: { id: search, userId: reader },
    select: { id: true, name: true, rate: true },
  });
  if (!kept) return null;
  const rate = readDigestChoice(kept.rate);
  return { id: kept.id, name: kept.name, told: rate === 'off' ? null : rateWords[rate] };
}
