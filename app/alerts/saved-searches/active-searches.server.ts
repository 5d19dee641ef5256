import { currentTier } from '#app/accounts/current-tier.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type DigestChoice, readDigestChoice } from '../digest-choice.ts';
import { maySave } from './search-limit.ts';
import { toldRate } from './told-rate.ts';

/** Rows of one statement. */
const batch = 5000;

type Row = {
  id: string;
  userId: string;
  address: string;
  rate: string;
  timeZone: string | null;
  subscriptionTier: string | null;
  subscriptionEndDate: Date | string | number | null;
  keepsNights: boolean | number;
  followsBody: boolean | number;
};

/** A saved search that is to be run over a new text, and how its reader is told. */
export type ActiveSearch = {
  id: string;
  userId: string;
  address: string;
  rate: DigestChoice;
  timeZone: string | null;
  keepsNights: boolean;
  followsBody: boolean;
};

/**
 * All searches that are run over a text of an entity: of readers whom mail reaches, switched
 * on, and among the earliest that the reader's plan has room for.
 */
export async function* activeSearches(
  tx: Tx,
  govtEntityId: string | null,
): AsyncGenerator<ActiveSearch[]> {
  let after = { userId: '', id: '', place: 0 };
  for (;;) {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT search.id, search.user_id AS "userId", search.address, search.rate,
             profile.time_zone AS "timeZone", profile.mail_quiet_nights AS "keepsNights",
             profile.subscription_tier AS "subscriptionTier",
             profile.subscription_end_date AS "subscriptionEndDate",
             EXISTS (SELECT 1 FROM user_govt_entity_access AS access
               WHERE access.user_id = search.user_id AND access.govt_entity_id = ${govtEntityId})
               AS "followsBody"
      FROM saved_searches AS search
      JOIN users ON users.id = search.user_id AND users.email_confirmed_at IS NOT NULL
      JOIN profiles AS profile ON profile.id = search.user_id AND profile.mail_pause IS NULL
      WHERE (search.user_id, search.id) > (${after.userId}, ${after.id})
      ORDER BY search.user_id, search.id LIMIT ${batch}`;
    const active: ActiveSearch[] = [];
    for (const row of rows) {
      // Of each reader the searches come in the order in which they were saved.
      const place = row.userId === after.userId ? after.place + 1 : 1;
      after = { userId: row.userId, id: row.id, place };
      const { subscriptionTier, subscriptionEndDate: end, followsBody, ...search } = row;
      const subscriptionEndDate = end === null ? null : new Date(end);
      const tier = currentTier({ subscriptionTier, subscriptionEndDate });
      const rate = toldRate(readDigestChoice(row.rate), tier);
      if (rate === 'off' || !maySave(tier, place)) continue;
      active.push({
        ...search,
        rate,
        keepsNights: Boolean(search.keepsNights),
        followsBody: Boolean(followsBody),
      });
    }
    if (active.length > 0) yield active;
    if (rows.length < batch) return;
  }
}
