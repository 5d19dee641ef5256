import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { makeEntity, makeMeeting, makeUser } from './fixtures.ts';
import { makeFollower, publishSentences } from './followers.ts';
import { readMail } from './read-mail.ts';
import { makeRecord } from './records.ts';
import { makeWebhookReader } from './webhook-reader.ts';
import type { openReceiver } from './webhook-receiver.ts';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Of all there is to do, how much is what. */
const fewestBodies = 4;
/** A digest names no more than these, and counts the rest. */
const mostOfOneBody = 20;
const mailsForEach = 2;
const meetingsForEachDraft = 40;

/** What a worker is given to do, and whether each thing of it was done once, by nothing but the list of it. */
export async function makeWork(receiver: Receiver, meetings: number) {
  const bodies = Math.max(Math.min(fewestBodies, meetings), Math.ceil(meetings / mostOfOneBody));
  const entities = await Promise.all(
    Array.from({ length: bodies }, async () => {
      const { id } = await makeEntity();
      const followers = [
        await makeFollower({ follows: [id] }),
        await makeFollower({ follows: [id] }),
      ];
      return { id, followers: followers.map(({ email }) => email) };
    }),
  );
  const ids = entities.map(({ id }) => id);
  const { webhookId } = await makeWebhookReader(receiver, {
    follows: ids,
    events: ['summary.published'],
  });
  const { id: actorId } = await makeUser();
  /** What mails have to say, and to whom. */
  const told: { to: string; says: string }[] = [];
  const versions: string[] = [];
  const transcripts: string[] = [];
  for (let number = 0; number < meetings; number += 1) {
    const { id, followers } = entities[number % entities.length] ?? { id: '', followers: [] };
    const title = `Regular meeting number ${number}.`;
    const { id: meetingId } = await makeMeeting({ govtEntityId: id, meetingTitle: title });
    versions.push(await publishSentences(meetingId, [`Fee number ${number} was waived.`]));
    told.push(...followers.map((to) => ({ to, says: title })));
    told.push(...(await queueMails(number)));
    if (number % meetingsForEachDraft === 0) transcripts.push(await takeIn(actorId, number));
  }
  return {
    async wrong(): Promise<string[]> {
      return [
        ...(await wrongMails(told)),
        ...wrongMessages(receiver, await deliveriesOf(webhookId, versions)),
        ...(await wrongDrafts(transcripts)),
      ];
    },
  };
}

async function queueMails(number: number) {
  const mails = Array.from({ length: mailsForEach }, (_, index) => ({
    to: `writer${index}@example.com`,
    says: `Letter number ${number}.`,
  }));
  await transact(async (tx) => {
    for (const { to, says } of mails) {
      await queueMail(tx, {
        ...{ key: `letter ${number} ${to}`, to },
        message: { subject: 'A letter', paragraphs: [says], reason: 'You asked for it.' },
      });
    }
  });
  return mails;
}

async function takeIn(actorId: string, number: number): Promise<string> {
  const { entityName } = await makeEntity();
  const { transcriptId } = await takeInRecord({
    ...{ actorId, bytes: makeRecord(`Street ${number}`), fileName: 'council.vtt' },
    meeting: { kind: 'new', entityName, title: 'Council', date: '2026-03-10' },
  });
  return transcriptId;
}

/** Each thing that was to be told stands in one mail to that address, once. */
async function wrongMails(told: { to: string; says: string }[]): Promise<string[]> {
  const folder = join(env.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = new Map<string, string>();
  for (const file of files) {
    const { headers, text } = readMail(await readFile(join(folder, file), 'utf8'));
    const to = headers.get('to') ?? '';
    texts.set(to, `${texts.get(to) ?? ''}\n${text}`);
  }
  return told.flatMap(({ to, says }) => {
    const times = (texts.get(to) ?? '').split(says).length - 1;
    return times === 1 ? [] : [`${says} was told ${times} times`];
  });
}

/** Each version has one delivery, which was heard under one id; who hears one twice can tell by that. */
function wrongMessages(
  { heard }: Receiver,
  deliveries: { version: string; ids: { id: string; state: string }[] }[],
): string[] {
  const ids = new Set(heard.map(({ id }) => id));
  return deliveries.flatMap(({ version, ids: own }) => {
    const [one] = own;
    const isOnce = own.length === 1 && one && one.state === 'sent' && ids.has(`msg_${one.id}`);
    return isOnce ? [] : [`the webhook of ${version}: ${JSON.stringify(own)}`];
  });
}

async function deliveriesOf(webhookId: string, versions: string[]) {
  const rows = await db.webhookDelivery.findMany({
    where: { webhookId },
    select: { id: true, key: true, state: true },
  });
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return versions.map((version) => ({ version, ids: byKey.get(`summary ${version}`) ?? [] }));
}

async function wrongDrafts(transcripts: string[]): Promise<string[]> {
  const rows = await db.summaryVersion.findMany({
    where: { transcriptId: { in: transcripts } },
    select: { transcriptId: true },
  });
  const drafts = Map.groupBy(rows, ({ transcriptId }) => transcriptId);
  return transcripts.flatMap((id) => {
    const count = drafts.get(id)?.length ?? 0;
    return count === 1 ? [] : [`${count} drafts of ${id}`];
  });
}
