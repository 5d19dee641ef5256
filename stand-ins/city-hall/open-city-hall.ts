import { once } from 'node:events';
import { join } from 'node:path';
import { loadCity, moveCity } from '#prisma/demo/load-city.ts';
import { voting } from './city.ts';
import { type CityHall, createCityHall } from './create-city-hall.ts';
import { servePage } from './serve-page.ts';

type Opening = { port: number; dataDir: string; siteUrl: string };

export type OpenedCityHall = NonNullable<Awaited<ReturnType<typeof openCityHall>>>;

/** The demonstration's one city hall, kept beside its database; null where its port is taken. */
export async function openCityHall({ port, dataDir, siteUrl }: Opening) {
  const hall = createCityHall({ statePath: join(dataDir, 'city-hall.json') });
  const { server } = hall;
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null; // net throws these
    throw error;
  }
  const address = `http://127.0.0.1:${port}`;
  return {
    /** Under /stand-in-for-city-hall, on the site itself: visitors may sit elsewhere. */
    page: servePage(hall, address),
    /** Has the city in the demonstration, once. */
    settle: () => settle(hall, { address, siteUrl }),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function settle(hall: CityHall, { address, siteUrl }: { address: string; siteUrl: string }) {
  const [city] = hall.cities;
  if (!city) return;
  const known = hall.entity();
  if (known) {
    await moveCity(known.id, known.address, address);
    hall.keepEntity({ id: known.id, address });
    return;
  }
  const people = Object.entries(city.people).flatMap(([role, { name, office }]) => {
    const votes = voting.some((one) => one === role);
    return votes && office !== null ? [{ name, office, votes }] : [];
  });
  const { name, state, timeZone } = city;
  const homepage = `${siteUrl}/stand-in-for-city-hall`;
  const place = { kind: 'civicclerk', address: `${address}/v1/Events` };
  const id = await loadCity({ name, state, timeZone, people, homepage }, place);
  hall.keepEntity({ id, address });
}
