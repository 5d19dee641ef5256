import { z } from 'zod';
import { brand } from '#app/brand.ts';
import { withoutSummary } from '#app/meetings/find-meetings.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';

const payloadShape = z.object({ versionId: z.string() });

/** Readers written to in one transaction. */
const batch = 100;

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
  if (!version?.meeting.govtEntityId) return;
  const { meeting, correction } = version;
  let after = '';
  for (;;) {
    const readers = await readersOf(
      { ...meeting, govtEntityId: version.meeting.govtEntityId },
      after,
    );
    await transact(async (tx) => {
      for (const { id, email } of readers) {
        await queueMail(tx, {
          key: `correction ${versionId} ${id}`,
          to: email,
          message: letter(id, { ...meeting, correction: correction ?? '' }),
        });
      }
    });
    const last = readers.at(-1);
    if (!last || readers.length < batch) return;
    after = last.id;
  }
}

/** Who has worked with the earlier version, follows the body still and wants such mail. */
function readersOf({ id, govtEntityId }: { id: string; govtEntityId: string }, after: string) {
  return db.user.findMany({
    where: {
      id: { gt: after },
      emailConfirmedAt: { not: null },
      profile: { mailCorrections: true },
      access: { some: { govtEntityId } },
      OR: [{ notes: { some: { meetingId: id } } }, { shares: { some: { meetingId: id } } }],
    },
    orderBy: { id: 'asc' },
    take: batch,
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

function letter(readerId: string, meeting: Corrected) {
  const title = meeting.meetingTitle?.trim() || 'A meeting';
  const body = meeting.govtEntity?.entityName ?? brand.name;
  return {
    subject: `Corrected: ${title}`,
    paragraphs: [
      `The summary of “${title}” (${body}, ${formatMeetingDate(meeting.meetingDate)}) was corrected.`,
      `What was corrected: ${meeting.correction}`,
    ],
    link: { label: 'Read the Summary', path: `/meetings/${meeting.id}` },
    unsubscribe: readerId,
    reason: `You keep notes on this meeting at ${brand.name}, or have shared it.`,
  };
}
