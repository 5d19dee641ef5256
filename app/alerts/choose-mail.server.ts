import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { forgetNews } from './forget-news.server.ts';
import { forgetNotices } from './forget-notices.server.ts';
import type { MailChoice } from './mail-choice-form.ts';
import { forgetMoves } from './matters/forget-moves.server.ts';
import { forgetPreviews } from './previews/forget-previews.server.ts';
import { resetTurns } from './reset-turns.server.ts';

/**
 * Keeps what a reader wants to be sent, and when. What they have not been told yet goes out by the
 * new choice; who wants no such mail is not told of it later either.
 * @throws AppError not-found where the account is gone
 */
export async function chooseMail(userId: string, choice: MailChoice): Promise<void> {
  const { summaries, timeZone, corrections, changes, matters, quietNights } = choice;
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    const { count } = await tx.profile.updateMany({
      where: { id: userId },
      data: {
        mailSummaries: summaries,
        timeZone,
        mailCorrections: corrections,
        mailMatters: matters,
        mailChanges: changes,
        mailQuietNights: quietNights,
        ...(summaries === 'off' ? { digestDueAt: null } : {}),
      },
    });
    if (count === 0) throw new AppError('not-found', 'This account is deleted already.');
    if (!matters) await forgetMoves(tx, userId);
    if (!changes) await forgetNotices(tx, userId);
    if (summaries === 'off') await forgetNews(tx, userId);
    if (summaries === 'off' || summaries === 'at-once') await forgetPreviews(tx, userId);
    await resetTurns(tx, userId, new Date());
  });
}
