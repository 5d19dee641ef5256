import { createHmac } from 'node:crypto';
import { sessionSecret } from '#app/platform/http/secret.server.ts';

/**
 * What messages to a webhook are signed with, in the form of Standard Webhooks. It is made anew from the
 * row's id whenever it is needed, so that no copy of the database holds it.
 */
export function webhookSecret(webhookId: string): string {
  return `whsec_${createHmac('sha256', sessionSecret).update(`webhook ${webhookId}`).digest('base64')}`;
}
