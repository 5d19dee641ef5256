import type { Letter } from './compose-mail.server.ts';

export type MailTransport = {
  /** Handing over the same letter again changes nothing. */
  repeatable: boolean;
  /** @throws MailNotSent when the letter certainly did not go out, anything else when it may have */
  handOver: (letter: Letter) => Promise<void>;
};
