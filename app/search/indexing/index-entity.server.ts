import type { Tx } from '#app/platform/db.server.ts';
import { indexEntities } from './index-entities.server.ts';

/** For the transaction that adds or renames an entity. With a deleted one its passage goes by itself. */
export const indexEntity = (tx: Tx, entityId: string): Promise<void> =>
  indexEntities(tx, [entityId]);
