import { currentTier } from '#app/accounts/current-tier.ts';
import { followsMatterIn } from '#app/alerts/matters/matters-of-meetings.server.ts';
import { withoutSummary } from '#app/meetings/find-meetings.server.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { callDeliveries } from './call-deliveries.server.ts';
import { happening, type Subject } from './happening.ts';
import type { WebhookEvent } from './webhook-events.ts';
import { mayUseWebhooks } from './webhook-limits.ts';

/** One thing that happened, to be told to some webhooks. */
type News = {
  event: WebhookEvent;
  key: string;
  subject: Subject;
  of: Prisma.UserWhereInput;
};

/**
 * The job 'tell-webhooks': writes a delivery for each webhook that is to hear what happened. A webhook
 * has one of an event, however often this runs.
 */
export async function tellWebhooks(payload: unknown): Promise<void> {
  for (const news of await newsOf(payload)) {
    const hearing = batchesById(({ after, take }) =>
      db.webhook.findMany({
        where: {
          disabledAt: null,
          events: { contains: news.event },
          user: news.of,
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        take,
        select: {
          id: true,
          user: {
            select: {
              profile: { select: { subscriptionTier: true, subscriptionEndDate: true } },
            },
          },
        },
      }),
    );
    for await (const some of hearing) {
      const ids = some.flatMap(({ id, user: { profile } }) =>
        profile && mayUseWebhooks(currentTier(profile)) ? id : [],
      );
      await transact((tx) => write(tx, ids, news));
    }
  }
}

async function newsOf(payload: unknown): Promise<News[]> {
  const told = happening.parse(payload);
  if (told.what === 'summary') return newsOfSummary(told.versionId);
  if (told.what === 'change') {
    const { meetingId, change, count } = told;
    const meeting = await db.meeting.findUnique({
      where: { id: meetingId },
      select: { govtEntityId: true },
    });
    const news = {
      event: 'meeting.changed',
      key: `change ${meetingId} ${count}`,
      subject: { meetingId, change },
    } as const;
    const followers = ofFollowers(meeting?.govtEntityId, news);
    // Who follows the body as well has heard by then: a webhook has one delivery of a key.
    return followers.length > 0
      ? [...followers, { ...news, of: followsMatterIn(meetingId) }]
      : followers;
  }
  const { meetingId, searches } = told;
  return searches.map(({ id, texts }) => ({
    event: 'search.found',
    key: `found ${id} ${meetingId} ${texts}`,
    subject: { meetingId, searchId: id },
    of: { savedSearches: { some: { id } } },
  }));
}

async function newsOfSummary(versionId: string): Promise<News[]> {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, publishedAt: { not: null }, meeting: { NOT: withoutSummary } },
    select: { correction: true, meeting: { select: { id: true, govtEntityId: true } } },
  });
  if (!version) return [];
  return ofFollowers(version.meeting.govtEntityId, {
    event: version.correction === null ? 'summary.published' : 'summary.corrected',
    key: `summary ${versionId}`,
    subject: { meetingId: version.meeting.id },
  });
}

const ofFollowers = (govtEntityId: string | null | undefined, news: Omit<News, 'of'>): News[] =>
  govtEntityId ? [{ ...news, of: { access: { some: { govtEntityId } } } }] : [];

async function write(tx: Tx, webhookIds: string[], news: News): Promise<void> {
  const { event, key, subject } = news;
  const told = await tx.webhookDelivery.findMany({
    where: { webhookId: { in: webhookIds }, key },
    select: { webhookId: true },
  });
  const before = new Set(told.map(({ webhookId }) => webhookId));
  // One that was deleted meanwhile hears nothing.
  const still = await tx.webhook.findMany({
    where: { id: { in: webhookIds.filter((id) => !before.has(id)) } },
    select: { id: true },
  });
  if (still.length === 0) return;
  const now = new Date();
  await tx.webhookDelivery.createMany({
    data: still.map(({ id }) => ({
      ...{ webhookId: id, event, key, subject: JSON.stringify(subject), dueAt: now },
    })),
  });
  await callDeliveries(tx, now);
}
