import { data } from 'react-router';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { readEntity } from '#app/entities/entity-page.server.ts';
import { readFollowOffer } from '#app/entities/follow-offer.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';

/** An entity for a page about it; or what the page is answered with where the reader may not read it. */
export async function openEntity(viewer: Reader, entityId: string) {
  const found = await orErrorPage(
    readEntity(viewer, entityId).catch(onlyRefusals),
    'Failed to load government entity details',
    'Error fetching government entity details',
  );
  if (!(found instanceof AppError)) return { entity: found, refused: null };
  const toast = { type: 'error' as const, message: found.message };
  const offer = found.code === 'forbidden' && (await readFollowOffer(viewer, entityId));
  const refused = data(
    { entity: null, list: null, toast, offer: offer || null },
    { status: found.status },
  );
  return { entity: null, refused };
}

function onlyRefusals(error: unknown): AppError {
  if (error instanceof AppError && error.code !== 'broken') return error;
  throw error;
}
