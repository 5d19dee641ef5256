import type { MailPause } from '#app/accounts/viewer.server.ts';
import { lockProfile, type Tx } from '#app/platform/db.server.ts';
import { forgetNews } from '../forget-news.server.ts';
import { forgetNotices } from '../forget-notices.server.ts';
import { forgetMoves } from '../matters/forget-moves.server.ts';
import { forgetPreviews } from '../previews/forget-previews.server.ts';
import { forgetFound } from '../saved-searches/forget-found.server.ts';

/** Ends all mail to a reader but what they ask for, until they want it again. */
export async function pauseMail(tx: Tx, userId: string, mailPause: MailPause): Promise<void> {
  await lockProfile(tx, userId);
  await forgetNews(tx, userId);
  await forgetPreviews(tx, userId);
  await forgetFound(tx, { userId });
  await forgetMoves(tx, userId);
  await forgetNotices(tx, userId);
  await tx.profile.updateMany({
    where: { id: userId },
    data: { mailPause, digestDueAt: null, alertsDueAt: null, changesDueAt: null },
  });
}
