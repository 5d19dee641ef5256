import { entitySearchText, entitySortTitle } from '#app/entities/entity.ts';
import { memberRow } from '#app/entities/roster/member-row.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { refuseInProduction } from './refuse-in-production.ts';

type InventedCity = {
  name: string;
  state: string;
  timeZone: string;
  people: readonly { name: string; office: string; votes: boolean }[];
  /** Where people see what it does */
  homepage: string;
};

const termStart = '2026-01-01';

/** Adds a city that nobody finds on a map, with its members and the place at which it is asked. @returns its id */
export async function loadCity(city: InventedCity, place: { kind: string; address: string }) {
  refuseInProduction();
  const { name, state, timeZone, homepage, people } = city;
  const entity = {
    name: `City of ${name}`,
    description: `City of ${name}, an invented city`,
    ...{ type: 'City Council', state, county: null },
  };
  return transact(async (tx) => {
    const { id } = await tx.govtEntity.create({
      data: {
        entityName: entity.name,
        entityDescription: entity.description,
        entityType: entity.type,
        homepageUrl: homepage,
        ...{ state, county: null, timeZone },
        searchText: entitySearchText(entity),
        sortTitle: entitySortTitle(entity),
      },
      select: { id: true },
    });
    await indexEntities(tx, [id]);
    await tx.rosterMember.createMany({
      data: people.map((person) => ({
        ...memberRow({ ...person, termStart, termEnd: null, seat: null, body: null, aliases: [] }),
        govtEntityId: id,
      })),
    });
    await tx.source.create({ data: { ...place, govtEntityId: id, dueAt: new Date() } });
    return id;
  });
}

/** The city answers at another port than when its sources were added. */
export async function moveCity(entityId: string, from: string, to: string): Promise<void> {
  const sources = await db.source.findMany({
    where: { govtEntityId: entityId, address: { startsWith: 'http://127.0.0.1:' } },
    select: { id: true, address: true },
  });
  for (const { id, address } of sources) {
    if (!address.startsWith(from)) continue;
    const moved = `${to}${address.slice(from.length)}`;
    await db.source.update({ where: { id }, data: { address: moved }, select: { id: true } });
  }
}
