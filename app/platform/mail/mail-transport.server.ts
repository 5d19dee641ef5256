import { env } from '../env.server.ts';
import { outbox } from './outbox.server.ts';
import { smtp } from './smtp.server.ts';
import type { MailTransport } from './transport.ts';

export function transportOf(environment: { SMTP_URL?: string; dataDir: string }): MailTransport {
  const { SMTP_URL, dataDir } = environment;
  return SMTP_URL ? smtp(SMTP_URL) : outbox(dataDir);
}

export const mailTransport = transportOf(env);
