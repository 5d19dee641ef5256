import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { readingSecrets, sessionSecret } from '#app/platform/http/secret.server.ts';

/**
 * What messages to a webhook are signed with, in the form of Standard Webhooks. It is made anew from the
 * row's id whenever it is needed, so that no copy of the database holds it.
 */
export const webhookSecret = (webhookId: string, secret = sessionSecret): string =>
  `whsec_${createHmac('sha256', secret).update(`webhook ${webhookId}`).digest('base64')}`;

type Message = { webhookId: string; messageId: string; at: Date; body: string };

/**
 * The signatures of a message, with a space between: also by the secrets before, as readers' programs
 * know the one that they were given when their webhook was made.
 */
export const signaturesOf = ({ webhookId, messageId, at, body }: Message): string =>
  readingSecrets
    .map((secret) => new Webhook(webhookSecret(webhookId, secret)).sign(messageId, at, body))
    .join(' ');
