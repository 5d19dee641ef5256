/** Puts invented cities into the site's database, each with a source that is due. */
import { db } from '#app/platform/db.server.ts';
import { loadCity } from '#prisma/demo/load-city.ts';
import { inventCity, voting } from '#stand-ins/city-hall/city.ts';

const [count = 0, withDocuments = 0, port = 0] = process.argv.slice(2).map(Number);

const calendarOf = (slug: string) => ({
  kind: 'icalendar',
  address: `http://${slug}.example:${port}/calendar.ics`,
});
const platforms = [
  (slug: string) => ({
    kind: 'civicclerk',
    address: `http://${slug}.api.civicclerk.com:${port}/v1/Events`,
  }),
  (slug: string) => ({
    kind: 'granicus',
    address: `http://${slug}.granicus.com:${port}/ViewPublisher.php?view_id=1`,
  }),
];

/** Of a hundred so many have documents, evenly among the others. */
function placeOf(index: number, slug: string) {
  const before = Math.floor((index * withDocuments) / 100);
  const isNext = Math.floor(((index + 1) * withDocuments) / 100) > before;
  const onPlatform = isNext ? platforms[before % platforms.length] : undefined;
  return (onPlatform ?? calendarOf)(slug);
}

for (let index = 0; index < count; index += 1) {
  const { slug, name, state, timeZone, people: all } = inventCity(index);
  const place = placeOf(index, slug);
  const people = Object.entries(all).flatMap(([role, { name: called, office }]) => {
    const votes = voting.some((one) => one === role);
    return votes && office !== null ? [{ name: called, office, votes }] : [];
  });
  const homepage = new URL('/', place.address).href;
  await loadCity({ name, state, timeZone, people, homepage }, place);
}
await db.$disconnect();
