import { subDays } from 'date-fns/subDays';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import type { MailPause } from '#app/accounts/viewer.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { isDuplicate, transact } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { pauseMail } from './pause-mail.server.ts';

/** So many hard bounces in so many days mean that an address is dead, and not that a box was full. */
const mostBounces = 3;
const bounceDays = 30;

/** Events in Resend's form; what else a provider tells is none of ours. */
const mailEvent = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: z.array(z.email()).min(1).max(50),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

type Signed = { body: string; headers: Headers; secret?: string | undefined };

/**
 * Takes in what a mail provider tells of a message: after repeated hard bounces, and at once after a
 * complaint, a reader is sent no more mail but what they ask for. An event that came before changes
 * nothing.
 * @throws AppError not-found while no secret is set; invalid where the signature is missing, wrong or more
 * than five minutes off
 */
export async function receiveMailEvent(signed: Signed): Promise<void> {
  const { id, event } = verify({ secret: env.MAIL_EVENTS_SECRET, ...signed });
  const told = mailEvent.safeParse(event);
  if (!told.success) return;
  const { type, data } = told.data;
  // A box that is full, or a server that is down, mends itself.
  if (type === 'email.bounced' && data.bounce?.type !== 'Permanent') return;
  const kind = type === 'email.bounced' ? 'bounced' : 'complained';
  for (const [at, recipient] of data.to.entries()) {
    await note({ id: `${id} ${at}`, kind, recipient: recipient.toLowerCase() });
  }
}

function verify({ body, headers, secret }: Signed): { id: string; event: unknown } {
  if (!secret) throw new AppError('not-found', 'No mail provider is set up to tell of mail here.');
  try {
    const event = new Webhook(secret).verify(body, Object.fromEntries(headers));
    return { id: headers.get('webhook-id') ?? headers.get('svix-id') ?? '', event };
  } catch (error) {
    if (!(error instanceof WebhookVerificationError || error instanceof SyntaxError)) throw error;
    throw new AppError('invalid', 'The signature is missing, wrong or too old.');
  }
}

type Noted = { id: string; kind: MailPause; recipient: string };

async function note({ id, kind, recipient }: Noted): Promise<void> {
  try {
    await transact(async (tx) => {
      await tx.mailEvent.create({ data: { id, kind, recipient }, select: { id: true } });
      const since = { gte: subDays(new Date(), bounceDays) };
      const bounces = await tx.mailEvent.count({
        where: { recipient, kind: 'bounced', createdAt: since },
      });
      if (kind === 'bounced' && bounces < mostBounces) return;
      const reader = await tx.user.findUnique({
        where: { email: recipient },
        select: { id: true },
      });
      if (reader) await pauseMail(tx, reader.id, kind);
    });
  } catch (error) {
    // It came before.
    if (!isDuplicate(error)) throw error;
  }
}
