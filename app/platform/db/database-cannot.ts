/**
 * What the databases, their drivers and Prisma call it when nothing is wrong with what was asked: SQLite's file is
 * locked, its disk is full or does not answer; PostgreSQL is out of room or connections, stops, starts, or is gone.
 */
const codes =
  /^(SQLITE_(BUSY|FULL|IOERR|CANTOPEN|LOCKED)|53...$|57P0[1-5]$|58030$|P10(01|02|08|17)$|P2024$|ECONN|EPIPE|ETIMEDOUT|ENOSPC)/;
const words = [
  /database or disk is full|database is locked|disk I\/O error|No space left on device|SocketTimeout/i,
  /Unable to start a transaction in the given time|timeout exceeded when trying to connect/i,
  /Connection terminated/,
];

/** Causes may lead back to where they began. */
const mostCauses = 5;

/** Whether the database cannot read or store anything right now, and the same may well work in a while. */
export function databaseCannot(error: unknown, causes = 0): boolean {
  // `fetch` fails with a TypeError: that is another server's fault, and its cause says the same words.
  if (!(error instanceof Error) || error instanceof TypeError || causes > mostCauses) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isSaid = codes.test(code) || words.some((one) => one.test(error.message));
  return isSaid || databaseCannot(error.cause, causes + 1);
}

/** What somebody is told besides whose change failed for it. */
export const tryLater =
  'Nothing can be stored at the moment. Try again in a few minutes: what you see then is what was stored.';

/** `failed` and, where the database is the reason, that it is. */
export function saying(failed: string, error: unknown): string {
  if (!databaseCannot(error)) return failed;
  return `${failed}${/[.!?]$/.test(failed) ? '' : '.'} ${tryLater}`;
}
