import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import type { Unsubscribing } from '#app/platform/mail/unsubscribe-link.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { forgetNews } from './forget-news.server.ts';
import { forgetNotices } from './forget-notices.server.ts';
import { forgetMoves } from './matters/forget-moves.server.ts';
import { forgetPreviews } from './previews/forget-previews.server.ts';
import { resetTurns } from './reset-turns.server.ts';
import { setAlertsDue } from './saved-searches/alerts-due.server.ts';
import { forgetFound } from './saved-searches/forget-found.server.ts';

/** Ends a reader's mail of one kind. Nothing happens where the account is gone. */
export async function endMail({ reader, kind }: Unsubscribing): Promise<void> {
  await transact(async (tx) => {
    await lockProfile(tx, reader);
    if (kind === 'corrections') await setProfile(tx, reader, { mailCorrections: false });
    if (kind === 'summaries' || kind === 'digests') await endSummaries(tx, reader);
    if (kind === 'changes' || kind === 'digests') await endChanges(tx, reader);
    if (kind === 'alerts' || kind === 'digests') await endAlerts(tx, reader);
    if (kind === 'matters' || kind === 'digests') await endMatters(tx, reader);
  });
}

async function endSummaries(tx: Tx, reader: string): Promise<void> {
  await setProfile(tx, reader, { mailSummaries: 'off', digestDueAt: null });
  await forgetNews(tx, reader);
  await forgetPreviews(tx, reader);
  await resetTurns(tx, reader, new Date());
}

async function endChanges(tx: Tx, reader: string): Promise<void> {
  await setProfile(tx, reader, { mailChanges: false });
  await forgetNotices(tx, reader);
}

/** The searches stay, switched off. */
async function endAlerts(tx: Tx, reader: string): Promise<void> {
  await tx.savedSearch.updateMany({ where: { userId: reader }, data: { rate: 'off' } });
  await forgetFound(tx, { userId: reader });
  await setAlertsDue(tx, reader);
}

/** They are followed on, without mail. */
async function endMatters(tx: Tx, reader: string): Promise<void> {
  await setProfile(tx, reader, { mailMatters: false });
  await forgetMoves(tx, reader);
  await setAlertsDue(tx, reader);
}

const setProfile = (tx: Tx, id: string, data: Prisma.ProfileUpdateManyMutationInput) =>
  tx.profile.updateMany({ where: { id }, data });
