import { setImmediate as turn } from 'node:timers/promises';

/** So long everybody else may wait: a page is asked for and sent in between. */
const mostMilliseconds = 8;

let beganAt: number | null = null;

/**
 * SQLite answers at once: what does one statement after the other, such as taking in meetings, never
 * waits, and nothing else of the process gets on until it is done. Waited for before each statement,
 * this lets the others in when the event loop has stood for too long.
 */
export async function takeBreath(): Promise<void> {
  if (beganAt === null) {
    beganAt = performance.now();
    setImmediate(() => {
      beganAt = null;
    });
    return;
  }
  if (performance.now() - beganAt > mostMilliseconds) await turn();
}
