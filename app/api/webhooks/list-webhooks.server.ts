import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { unpackEvents, type WebhookEvent } from './webhook-events.ts';

export type ListedWebhook = {
  id: string;
  address: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** When a message last got through */
  reachedAt: Date | null;
  disabledAt: Date | null;
};

const select = {
  id: true,
  address: true,
  events: true,
  createdAt: true,
  reachedAt: true,
  disabledAt: true,
} as const;

/** A reader's webhooks, in the order in which they were made. */
export async function listWebhooks(userId: string): Promise<ListedWebhook[]> {
  const rows = await db.webhook.findMany({ where: { userId }, orderBy: { id: 'asc' }, select });
  return rows.map(({ events, ...row }) => ({ ...row, events: unpackEvents(events) }));
}

/** One of them. @throws AppError not-found */
export async function readWebhook(userId: string, id: string): Promise<ListedWebhook> {
  const row = await db.webhook.findFirst({ where: { id, userId }, select });
  if (!row) throw new AppError('not-found', noSuchWebhook);
  const { events, ...rest } = row;
  return { ...rest, events: unpackEvents(events) };
}

export const noSuchWebhook = 'There is no such webhook among yours, or it was deleted.';
