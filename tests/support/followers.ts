import { sendDigests } from '#app/alerts/send-digests.server.ts';
import { tellFollowers } from '#app/alerts/tell-followers.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { type MailMessage, mailMessage } from '#app/platform/mail/mail-message.ts';
import { publishVersion } from '#app/summaries/publishing/publish-version.server.ts';
import { makeMeeting, makeUser } from './fixtures.ts';

/** A reader who gets mail. */
type Follower = { confirmed?: boolean; follows?: string[]; tier?: string };

export async function makeFollower({
  confirmed = true,
  follows = [],
  tier = 'premium',
}: Follower = {}) {
  const { id, email } = await makeUser({ tier });
  const emailConfirmedAt = confirmed ? new Date() : null;
  await db.user.update({ where: { id }, data: { emailConfirmedAt } });
  for (const govtEntityId of follows) {
    await db.entityAccess.create({ data: { userId: id, govtEntityId } });
  }
  return { id, email, mails: () => mailsTo(email) };
}

async function mailsTo(recipient: string): Promise<MailMessage[]> {
  const rows = await db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ message }) => mailMessage.parse(JSON.parse(message ?? '')));
}

/** Publishes a summary, as the desk does, and does the work that this brings. */
export async function publish(govtEntityId: string, meetingTitle: string) {
  const { id: meetingId } = await makeMeeting({ govtEntityId, meetingTitle });
  return { meetingId, versionId: await publishAgain(meetingId, null) };
}

export async function publishAgain(meetingId: string, correction: string | null): Promise<string> {
  const versionId = await publishSentences(meetingId, ['The fee was waived.'], correction);
  await tellFollowers({ versionId });
  return versionId;
}

/** Publishes what a summary says of a meeting, without the work that this brings. */
export async function publishSentences(
  meetingId: string,
  sentences: readonly string[],
  correction: string | null = null,
): Promise<string> {
  const markdown = `## In short\n\n${sentences.join(' ')}`;
  const { id: versionId } = await db.summaryVersion.create({
    data: {
      meetingId,
      origin: 'typed',
      markdown,
      items: {
        create: ['adopted', 'adopted as amended', 'tabled', 'discussed'].map((state, index) => ({
          index,
          state,
          title: 'Fees',
          kind: 'action',
          firstSegment: 0,
          lastSegment: 0,
        })),
      },
      sentences: {
        create: sentences.map((text, index) => ({
          index,
          text,
          section: 'In short',
          verdict: 'supported',
        })),
      },
    },
  });
  await transact((tx) =>
    publishVersion(tx, {
      actorId: null,
      meetingId,
      versionId,
      transcriptId: null,
      markdown,
      correction,
    }),
  );
  return versionId;
}

/** Lets the next turn of everybody come. */
export async function letTurnsCome(): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await db.profile.updateMany({
    where: { digestDueAt: { not: null } },
    data: { digestDueAt: past },
  });
  await db.profile.updateMany({
    where: { alertsDueAt: { not: null } },
    data: { alertsDueAt: past },
  });
  await db.searchHit.updateMany({ where: { dueAt: { not: null } }, data: { dueAt: past } });
  await sendDigests();
}
