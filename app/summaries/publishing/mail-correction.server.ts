import { z } from 'zod';
import { brand } from '#app/brand.ts';
import { withoutSummary } from '#app/meetings/find-meetings.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { hasWorkedWith } from './has-worked-with.ts';

const payloadShape = z.object({ versionId: z.string() });

/**
 * The job 'mail-correction': tells those who keep notes on a meeting, or have shared it, that its
 * summary was corrected. Each gets one message for a correction, however often this runs.
 */
export async function mailCorrection(payload: unknown): Promise<void> {
  const { versionId } = payloadShape.parse(payload);
  const version = await db.summaryVersion.findFirst({
    where: {
      id: versionId,
      publishedAt: { not: null },
      correction: { not: null },
      meeting: { NOT: withoutSummary },
    },
    select: {
      correction: true,
      meeting: {
        select: {
          id: true,
          meetingTitle: true,
          meetingDate: true,
          govtEntityId: true,
          govtEntity: { select: { entityName: true } },
        },
      },
    },
  });
  const govtEntityId = version?.meeting.govtEntityId;
  if (!govtEntityId) return;
  const { meeting, correction } = version;
  const read = { id: meeting.id, govtEntityId };
  for await (const readers of batchesById((step) => readersOf(read, step))) {
    await transact(async (tx) => {
      for (const { id, email } of readers) {
        await queueMail(tx, {
          key: `correction ${versionId} ${id}`,
          to: email,
          message: letter(id, { ...meeting, correction: correction ?? '' }),
        });
      }
    });
  }
}

/** Who has worked with the earlier version, follows the body still and wants such mail. */
function readersOf(
  { id, govtEntityId }: { id: string; govtEntityId: string },
  { after, take }: { after: string; take: number },
) {
  return db.user.findMany({
    where: {
      id: { gt: after },
      access: { some: { govtEntityId } },
      ...hasWorkedWith(id),
    },
    orderBy: { id: 'asc' },
    take,
    select: { id: true, email: true },
  });
}

type Corrected = {
  id: string;
  meetingTitle: string | null;
  meetingDate: Date | null;
  govtEntity: { entityName: string } | null;
  correction: string;
};

function letter(readerId: string, meeting: Corrected): MailMessage {
  const title = meeting.meetingTitle?.trim() || 'A meeting';
  const body = meeting.govtEntity?.entityName ?? brand.name;
  return {
    subject: `Corrected: ${title}`,
    paragraphs: [
      `The summary of “${title}” (${body}, ${formatMeetingDate(meeting.meetingDate)}) was corrected.`,
      `What was corrected: ${meeting.correction}`,
    ],
    link: { label: 'Read the Summary', path: `/meetings/${meeting.id}` },
    unsubscribe: { reader: readerId, kind: 'corrections' },
    reason: `You keep notes on this meeting at ${brand.name}, or have shared it.`,
  };
}
