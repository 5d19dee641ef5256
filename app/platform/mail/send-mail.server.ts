import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { ServiceRests } from '../breaker.server.ts';
import { db } from '../db.server.ts';
import { type JobHandler, TryLater } from '../jobs/job.ts';
import { log } from '../log.server.ts';
import { countMail } from '../watch/metrics.server.ts';
import { composeMail, type StoredMail } from './compose-mail.server.ts';
import { MailNotSent } from './mail-not-sent.ts';
import { mailTransport } from './mail-transport.server.ts';
import type { MailTransport } from './transport.ts';

const patienceSeconds = 24 * 60 * 60;

const payloadOf = z.object({ mailId: z.string() });

/**
 * Sends one message, never twice: its row is claimed before it is handed over. Where a run ended
 * between the two nobody knows whether it went out, and it is left to an admin.
 */
export function sendMailThrough(transport: MailTransport): JobHandler {
  return async (payload) => {
    const { mailId } = payloadOf.parse(payload);
    const mail = await findUnsent(mailId);
    if (!mail) return;
    const letter = await composeMail(mail);
    if (!(await claim(mailId)) && !transport.repeatable) {
      if (await findUnsent(mailId)) throw unknownEnd();
      return;
    }
    try {
      await transport.handOver(letter);
    } catch (error) {
      const fault = await faultOf(error, mail, transport);
      countMail(fault instanceof AppError ? 'failed' : 'again');
      throw fault;
    }
    // What was said and to whom is nobody's business any more; the key says that it was.
    await db.mail.updateMany({
      where: { id: mailId },
      data: { sentAt: new Date(), recipient: null, message: null },
    });
    countMail('sent');
    log.info({ mailId }, 'mail sent');
  };
}

/** What a message that could not be handed over comes to: another attempt, or an admin's work. */
async function faultOf(
  error: unknown,
  { id, createdAt }: StoredMail,
  { repeatable }: MailTransport,
): Promise<unknown> {
  if (repeatable) return error;
  if (!(error instanceof MailNotSent)) return unknownEnd(error);
  await db.mail.updateMany({ where: { id }, data: { claimedAt: null } });
  return notSent(error, differenceInSeconds(new Date(), createdAt));
}

/** Null when there is nothing to send: it was sent, or taken back. */
async function findUnsent(id: string): Promise<StoredMail | null> {
  const mail = await db.mail.findUnique({
    where: { id },
    select: { id: true, recipient: true, message: true, createdAt: true, sentAt: true },
  });
  if (!mail || mail.sentAt || mail.recipient === null || mail.message === null) return null;
  return { ...mail, recipient: mail.recipient, message: mail.message };
}

/** False when another run had it first. */
async function claim(id: string): Promise<boolean> {
  const { count } = await db.mail.updateMany({
    where: { id, sentAt: null, claimedAt: null },
    data: { claimedAt: new Date() },
  });
  return count === 1;
}

/** A message waits again for as long as it has waited; after a day it is left to an admin. */
function notSent(error: MailNotSent, ageSeconds: number): Error {
  // One that was not even tried has its turn yet.
  const isOver = ageSeconds > patienceSeconds && !(error.cause instanceof ServiceRests);
  if (error.final || isOver) {
    const words = `${error.message}. The message was not sent.`;
    return new AppError('unavailable', words, { cause: error });
  }
  const seconds = Math.min(Math.max(ageSeconds, 10), 30 * 60);
  return new TryLater(error.message, { seconds, cause: error });
}

function unknownEnd(cause?: unknown): AppError {
  return new AppError(
    'conflict',
    'The connection ended while this message was sent, so it may have gone out. It is not sent again.',
    { cause },
  );
}

export const sendMail = sendMailThrough(mailTransport);
