import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type NewPassage, plainPassage } from './new-passage.ts';
import { writePassages } from './write-passages.server.ts';

/** Writes anew by what words these entities are found. */
export async function indexEntities(tx: Tx, entityIds: readonly string[]): Promise<void> {
  const among = { in: [...entityIds] };
  await tx.passage.deleteMany({ where: { govtEntityId: among, kind: 'body' } });
  await writePassages(tx, await entityPassages(tx, entityIds));
}

/** By what words these entities are to be found. */
export async function entityPassages(tx: Tx, entityIds: readonly string[]): Promise<NewPassage[]> {
  const entities = await tx.govtEntity.findMany({
    where: { id: { in: [...entityIds] } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      entityName: true,
      entityDescription: true,
      entityType: true,
      state: true,
      county: true,
    },
  });
  return entities.map(passageOf);
}

type Entity = {
  id: string;
  entityName: string;
  entityDescription: string | null;
  entityType: string;
  state: string;
  county: string | null;
};

function passageOf({ id, entityName: name, entityDescription, ...rest }: Entity): NewPassage {
  const title = entityTitle({ name, description: entityDescription });
  const place = entityPlace({ ...rest, type: rest.entityType });
  return {
    ...plainPassage,
    meetingId: null,
    govtEntityId: id,
    kind: 'body',
    heading: title === name ? place : `${name} • ${place}`,
    text: title,
    sortDate: new Date(0),
  };
}
