import { log } from '#app/platform/log.server.ts';
import { countKept } from '#app/platform/watch/metrics.server.ts';

/** Paths that a line names, the ones asked for most. */
const mostPaths = 20;

type Told = { requestId: string; method: string; path: string; status: number };

/**
 * Writes one line a second of the answers that come from memory, as a line each would take as long as
 * the answers. With the level `debug` each has a line as all others have.
 */
export function toldTogether() {
  let paths = new Map<string, number>();
  let statuses = { 200: 0, 304: 0 };
  let isDue = false;

  function tell() {
    isDue = false;
    const sorted = [...paths].sort(([, one], [, other]) => other - one);
    log.info({
      kept: statuses,
      paths: Object.fromEntries(sorted.slice(0, mostPaths)),
      ...(sorted.length > mostPaths ? { otherPaths: sorted.length - mostPaths } : {}),
    });
    paths = new Map();
    statuses = { 200: 0, 304: 0 };
  }

  return (told: Told & { status: 200 | 304 }) => {
    countKept(told.status);
    if (log.isLevelEnabled('debug')) return void log.debug(told);
    statuses[told.status] += 1;
    paths.set(told.path, (paths.get(told.path) ?? 0) + 1);
    if (!isDue) setTimeout(tell, 1000).unref();
    isDue = true;
  };
}
