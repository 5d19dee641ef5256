import { db } from '#app/platform/db.server.ts';
import { addressKey } from '#app/platform/http/address-key.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import type { EntityRequest } from './entity-request-form.ts';

const anHour = rateLimit({ name: 'entity-requests', attempts: 10, minutes: 60 });

/** Asks for an entity to be tracked. @throws AppError too-many: 10 an hour from one address */
export async function requestEntity({
  request,
  address,
}: {
  request: EntityRequest;
  address: string;
}): Promise<void> {
  await anHour.take(addressKey(address));
  await db.entityRequest.create({ data: request });
}
