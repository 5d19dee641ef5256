import { db } from '#app/platform/db.server.ts';
import { type DigestChoice, defaultDigest, readDigestChoice } from './digest-choice.ts';

export type KeptMailChoice = {
  summaries: DigestChoice;
  /** Null until they choose one. */
  timeZone: string | null;
  corrections: boolean;
  changes: boolean;
  matters: boolean;
  /** Mail at once waits for the morning. */
  quietNights: boolean;
};

const unchosen: KeptMailChoice = {
  summaries: defaultDigest,
  timeZone: null,
  corrections: true,
  changes: true,
  matters: true,
  quietNights: true,
};

/** What a reader is sent, and when. */
export async function readMailChoice(userId: string): Promise<KeptMailChoice> {
  const profile = await db.profile.findUnique({
    where: { id: userId },
    select: {
      mailSummaries: true,
      timeZone: true,
      mailCorrections: true,
      mailMatters: true,
      mailChanges: true,
      mailQuietNights: true,
    },
  });
  if (!profile) return unchosen;
  const { mailSummaries, timeZone, mailQuietNights } = profile;
  return {
    summaries: readDigestChoice(mailSummaries),
    timeZone,
    corrections: profile.mailCorrections,
    changes: profile.mailChanges,
    matters: profile.mailMatters,
    quietNights: mailQuietNights,
  };
}
