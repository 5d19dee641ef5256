import { z } from 'zod';

/** What a message says. Its plain text and its HTML are both made of this when it is sent. */
export const mailMessage = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** The one thing to do: a page of this site. `secretOf` adds the secret of a link that works once. */
  link: z
    .object({
      label: z.string(),
      path: z.string().startsWith('/'),
      secretOf: z.string().optional(),
    })
    .optional(),
  /** What stands below the link. */
  closing: z.array(z.string()).optional(),
  /** Whose mail of this kind can be ended by a link: the reader's id. */
  unsubscribe: z.string().optional(),
  /** Why this message came, in one sentence. */
  reason: z.string(),
});

export type MailMessage = z.infer<typeof mailMessage>;
