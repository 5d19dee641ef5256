import { env } from '../env.server.ts';
import type { Letter } from './compose-mail.server.ts';
import { outbox } from './outbox.server.ts';
import { smtp } from './smtp.server.ts';

export type MailTransport = {
  /** Handing over the same letter again changes nothing. */
  repeatable: boolean;
  /** @throws MailNotSent when the letter certainly did not go out, anything else when it may have */
  handOver: (letter: Letter) => Promise<void>;
};

export function transportOf(environment: { SMTP_URL?: string; dataDir: string }): MailTransport {
  const { SMTP_URL, dataDir } = environment;
  return SMTP_URL ? smtp(SMTP_URL) : outbox(dataDir);
}

export const mailTransport = transportOf(env);
