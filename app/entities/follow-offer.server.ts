import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { db } from '#app/platform/db.server.ts';
import { entityCount, entityTitle } from './entity.ts';
import type { Reader } from './entity-access.server.ts';
import { readFollowHistory } from './follow-history.server.ts';
import {
  changesLeftMessage,
  followAllowance,
  mayFollow,
  planThatAllows,
  roomForNew,
} from './follow-limit.ts';

/** What a reader is told of an entity that they may not read: its name is public, and a way to it. */
export type FollowOffer = {
  entity: { id: string; title: string };
  /** Following it opens it. */
  mayFollow: boolean;
  text: string;
};

/** Null where there is no such entity. */
export async function readFollowOffer(
  { userId, tier }: Reader,
  entityId: string,
): Promise<FollowOffer | null> {
  const [entity, history] = await Promise.all([
    db.govtEntity.findUnique({
      where: { id: entityId },
      select: { id: true, entityName: true, entityDescription: true },
    }),
    readFollowHistory(userId),
  ]);
  if (!entity) return null;
  const refused = refusal({ tier, entityId, history });
  return {
    entity: {
      id: entity.id,
      title: entityTitle({ name: entity.entityName, description: entity.entityDescription }),
    },
    mayFollow: refused === null,
    text: refused ?? 'Follow it to read the summaries of its meetings and keep notes on them.',
  };
}

type Asked = {
  tier: string | null;
  entityId: string;
  history: Awaited<ReturnType<typeof readFollowHistory>>;
};

/** Why following does not help, and what does. */
function refusal({ tier, entityId, history }: Asked): string | null {
  const limit = limitsOf(tier).entities;
  if (limit === null) return null;
  const { current, past } = history;
  if (current.includes(entityId)) {
    return (
      `Your plan covers ${entityCount(limit)}: what you followed first stays readable, and this ` +
      `entity is locked. ${planThatAllows(current.length)}`
    );
  }
  const wanted = current.length + 1;
  if (!mayFollow(tier, wanted)) {
    return (
      `Your plan lets you follow ${entityCount(limit)}, and you follow ${current.length}. ` +
      planThatAllows(wanted)
    );
  }
  const isKnown = past.some(({ govtEntityId }) => govtEntityId === entityId);
  if (isKnown || roomForNew(limit, history) > 0) return null;
  return changesLeftMessage(followAllowance(limit, history));
}
