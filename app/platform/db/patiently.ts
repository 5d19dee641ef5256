/** How long a statement waits for another process that holds the write lock, in milliseconds. */
const busyPatience = 20_000;

/** Until when one that is asked for now may wait. */
export const patienceFromNow = () => Date.now() + busyPatience;

/** Repeats `work` while another process holds the lock: a busy statement has done nothing. */
export async function patiently<T>(
  work: () => Promise<T>,
  deadline = patienceFromNow(),
): Promise<T> {
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    }
  }
}

/** The adapter's error carries SQLITE_BUSY as kind SocketTimeout, and the driver's code beside it. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('cause' in error)) return false;
  const { cause } = error;
  if (typeof cause !== 'object' || cause === null || !('kind' in cause)) return false;
  return cause.kind === 'SocketTimeout';
}
