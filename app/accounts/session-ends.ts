import { formatDuration } from 'date-fns/formatDuration';

type Duration = Parameters<typeof formatDuration>[0];

export type SessionEnds = {
  /** After its reader showed a password or a code, however much it is used. */
  whole: Duration;
  /** After its last use. */
  idle: Duration;
  /** How much later than noted it may have been used: not every request writes. */
  noted: Duration;
};

/** When sessions end by themselves. Decision 033 says why then. */
export const sessionEnds = {
  reader: { whole: { days: 30 }, idle: { days: 14 }, noted: { hours: 1 } },
  admin: { whole: { hours: 12 }, idle: { hours: 2 }, noted: { minutes: 5 } },
} satisfies Record<string, SessionEnds>;

export const endsFor = ({ isAdmin }: { isAdmin: boolean }): SessionEnds =>
  isAdmin ? sessionEnds.admin : sessionEnds.reader;

/** Why a browser that was signed in is so no more; `gone` where nothing is left of its session. */
export type SessionEnd = { reason: 'idle' | 'whole' | 'gone'; isAdmin: boolean };

/** What the sign-in says of it. */
export function sessionEndWords({ reason, isAdmin }: SessionEnd): string {
  const { whole, idle } = endsFor({ isAdmin });
  if (reason === 'idle') return `It was not used for ${formatDuration(idle)}.`;
  if (reason === 'whole') return `${formatDuration(whole)} have passed since you signed in.`;
  return 'It was ended here or in another browser, or was not used for a long time.';
}

/** The same before it happens, for settings. */
export const sessionRule = ({ whole, idle }: SessionEnds): string =>
  `A session ends ${formatDuration(idle)} after its last use, and ${formatDuration(whole)} after you signed in.`;
