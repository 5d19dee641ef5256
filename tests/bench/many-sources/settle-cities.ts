/** Puts invented cities into the site's database, each with a source that is due. */
import { db } from '#app/platform/db.server.ts';
import { loadCity } from '#prisma/demo/load-city.ts';
import { inventCity, voting } from '#stand-ins/city-hall/city.ts';

const [count = 0, port = 0] = process.argv.slice(2, 4).map(Number);
const kinds = process.argv.slice(4);

const addresses: Record<string, (slug: string) => string> = {
  civicclerk: (slug) => `http://${slug}.api.civicclerk.com:${port}/v1/Events`,
  granicus: (slug) => `http://${slug}.granicus.com:${port}/ViewPublisher.php?view_id=1`,
  icalendar: (slug) => `http://${slug}.example:${port}/calendar.ics`,
};

for (let index = 0; index < count; index += 1) {
  const { slug, name, state, timeZone, people: all } = inventCity(index);
  const kind = kinds[index % kinds.length] ?? '';
  const address = addresses[kind]?.(slug);
  if (!address) throw new Error(`Cities are not asked as ${kind}: ${Object.keys(addresses)}.`);
  const people = Object.entries(all).flatMap(([role, { name: called, office }]) => {
    const votes = voting.some((one) => one === role);
    return votes && office !== null ? [{ name: called, office, votes }] : [];
  });
  const homepage = new URL('/', address).href;
  await loadCity({ name, state, timeZone, people, homepage }, { kind, address });
}
await db.$disconnect();
