import { withFollowedMatters } from '#app/alerts/matters/matters-of-meetings.server.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { publicMeetingPath } from '#app/meetings/ahead/public-meeting-path.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { withoutSummary } from '#app/meetings/find-meetings.server.ts';
import { readableMeetings } from '#app/meetings/meeting-access.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { readerNow } from '#app/meetings/shares.server.ts';
import { webhooksOf } from '#app/plans/plan-catalogue.ts';
import { db } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { apiRoot } from '../operations.ts';
import { type Subject, subject } from './happening.ts';
import { isEvent, testEvent } from './webhook-events.ts';
import { noWebhooks } from './webhook-limits.ts';
import { type ToldMeeting, testMessage, webhookMessages } from './webhook-message.ts';

type Told = {
  event: string;
  subject: string;
  createdAt: Date;
  webhook: { id: string; userId: string };
};

type Read = { body: string } | { withheld: string };

/** What a webhook is told now, as it stands; or why its reader may not be told that any more. */
export async function readMessage(told: Told): Promise<Read> {
  const { event, createdAt, webhook } = told;
  const reader = await readerNow(db, webhook.userId);
  if (!reader) return { withheld: 'The account has no profile.' };
  const allowed = webhooksOf(reader.tier);
  if (allowed === 0) return { withheld: noWebhooks(reader.tier) };
  const place = await db.webhook.count({
    where: { userId: webhook.userId, id: { lte: webhook.id } },
  });
  if (place > allowed) return { withheld: `Your plan has room for your first ${allowed} alone.` };
  const timestamp = createdAt.toISOString();
  if (event === testEvent) {
    const data = { webhook: { id: webhook.id } };
    return { body: JSON.stringify(testMessage.parse({ type: event, timestamp, data })) };
  }
  const data = isEvent(event)
    ? await dataOf(reader, subject.parse(JSON.parse(told.subject)))
    : null;
  if (!isEvent(event) || !data) return { withheld: 'It is gone, or not yours to read any more.' };
  return { body: JSON.stringify(webhookMessages[event].parse({ type: event, timestamp, data })) };
}

/** Null where there is nothing that this reader may be told. */
async function dataOf(reader: Reader, { meetingId, searchId, change }: Subject) {
  if (searchId !== undefined) {
    const search = await db.savedSearch.findFirst({
      where: { id: searchId, userId: reader.userId },
      select: { id: true, name: true },
    });
    // That there is a meeting of a body is for everybody to know; what was found in it is not said.
    const meeting = search && (await readMeeting({ id: meetingId, govtEntityId: { not: null } }));
    const address = `${env.siteUrl}/saved-searches/${searchId}`;
    return meeting && { search: { ...search, address }, meeting };
  }
  const readable = await readableMeetings(reader);
  const published = change === undefined ? { NOT: withoutSummary } : {};
  const meeting =
    (await readMeeting({ AND: [{ id: meetingId }, readable, published] })) ??
    (change && (await readByMatter(reader, meetingId)));
  return meeting ? { meeting, change } : null;
}

/** One whose body is not followed, with the page that is for everybody. */
async function readByMatter(reader: Reader, id: string): Promise<ToldMeeting | null> {
  const [isTold] = await withFollowedMatters(db, reader, [id]);
  const meeting = isTold ? await readMeeting({ id, govtEntityId: { not: null } }) : null;
  if (!meeting?.body) return null;
  return { ...meeting, address: env.siteUrl + publicMeetingPath(meeting.body.id, id) };
}

async function readMeeting(where: Prisma.MeetingWhereInput): Promise<ToldMeeting | null> {
  const meeting = await db.meeting.findFirst({
    where,
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      videoPublishDate: true,
      startsAt: true,
      cancelledAt: true,
      governmentBody: true,
      govtEntity: { select: { id: true, entityName: true, entityDescription: true } },
    },
  });
  if (!meeting) return null;
  const { id, meetingTitle, meetingDate, videoPublishDate, startsAt, govtEntity } = meeting;
  const date = meetingDate ?? videoPublishDate;
  return {
    id,
    title: meetingTitle?.trim() || 'Untitled meeting',
    date: date && isoDateOf(date),
    startsAt: startsAt?.toISOString() ?? null,
    isCancelled: meeting.cancelledAt !== null,
    body: govtEntity && { id: govtEntity.id, title: bodyTitle(meeting) ?? govtEntity.entityName },
    address: `${env.siteUrl}/meetings/${id}`,
    api: `${env.siteUrl}${apiRoot}/meetings/${id}`,
  };
}
