import { data } from 'react-router';
import { entityPlace, entityTitle } from '#app/entities/entity.ts';
import { db } from '#app/platform/db.server.ts';
import { sharePictureResponse } from '#app/platform/share-picture.server.ts';
import type { Route } from './+types/body-picture';

/** The picture that goes with a link to a body's public page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const entity = await db.govtEntity.findUnique({ where: { id: params.entityId } });
  if (!entity) throw data(null, { status: 404 });
  const { entityName: name, entityDescription: description, entityType: type } = entity;
  return sharePictureResponse(request, {
    title: entityTitle({ name, description }),
    label: entityPlace({ ...entity, type }),
  });
}
