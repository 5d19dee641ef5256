import { log } from '../log.server.ts';

const milliseconds = 60_000;

/** Does work at once and every minute, one time after the other; a failure is logged, and tried again. */
export function everyMinute(
  what: string,
  work: () => Promise<unknown>,
): { stop: () => Promise<void> } {
  let working: Promise<unknown> = Promise.resolve();
  const check = () => {
    working = working
      .then(work)
      .catch((error) => log.error({ err: error, what }, 'turn not taken'));
  };
  // By the minute rather than at the hour: clocks are set and machines sleep.
  const timer = setInterval(check, milliseconds).unref();
  check();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
