import { env } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log.server.ts';
import { closeToNeighbour, openToNeighbour } from '#app/sources/asking/neighbour.server.ts';
import { startDueRuns } from '#app/sources/runs/start-run.server.ts';
import type { OpenedCityHall } from '#stand-ins/city-hall/open-city-hall.ts';

/**
 * The demonstration's invented city, at a port of its own beside the site; production does not even
 * load the files. Null too where another program has that port: the demonstration does without.
 */
export async function loadCityHall(): Promise<OpenedCityHall | null> {
  const port = env.CITY_HALL_PORT ?? env.PORT + 1;
  // Whoever asks has to know of it: the worker and the city are in one process.
  if (env.DAIS_MODE !== 'demo' || env.WORKER !== 'inline' || port === 0) return null;
  const { openCityHall } = await import('#stand-ins/city-hall/open-city-hall.ts');
  const opened = await openCityHall({ port, dataDir: env.dataDir, siteUrl: env.siteUrl });
  if (!opened) {
    log.warn({ port }, 'no city hall: another program has its port (CITY_HALL_PORT)');
    return null;
  }
  openToNeighbour(port);
  await opened.settle();
  await startDueRuns();
  return {
    ...opened,
    stop() {
      closeToNeighbour();
      opened.stop();
    },
  };
}
