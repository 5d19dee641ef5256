import { z } from 'zod';

/** Words of a page of this site, some of them marked. */
const mailQuote = z.object({
  /** Why they are quoted. */
  why: z.string(),
  words: z.array(z.object({ text: z.string(), isMarked: z.boolean() })),
  /** Whose they are and where they stand; leads there. */
  source: z.string(),
  path: z.string().startsWith('/'),
});

/** A list of pages of this site, each with what is to be known of it. */
const mailSection = z.object({
  heading: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      path: z.string().startsWith('/'),
      /** A few words after the title, such as a date. */
      aside: z.string(),
      lines: z.array(z.string()),
      quotes: z.array(mailQuote).optional(),
    }),
  ),
});

/** The kinds of mail that readers can end by a link; a digest holds several of those between. */
export const endableMail = [
  'corrections',
  'summaries',
  'changes',
  'alerts',
  'matters',
  'digests',
] as const;

export type EndableMail = (typeof endableMail)[number];

/** What a message says. Its plain text and its HTML are both made of this when it is sent. */
export const mailMessage = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  sections: z.array(mailSection).optional(),
  /** What was left out of the sections. */
  beyond: z.array(z.string()).optional(),
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
  /** Whose mail, and of which kind, can be ended by a link. What only names a reader was written before there were kinds. */
  unsubscribe: z
    .union([
      z.object({ reader: z.string(), kind: z.enum(endableMail) }),
      z.string().transform((reader) => ({ reader, kind: 'corrections' as const })),
    ])
    .optional(),
  /** Saved searches that a message tells of: a link for each ends that one alone. */
  searches: z
    .array(z.object({ reader: z.string(), search: z.string(), name: z.string() }))
    .optional(),
  /** The page on which such mail is chosen. */
  settings: z.string().startsWith('/').optional(),
  /** Why this message came, in one sentence. */
  reason: z.string(),
});

export type MailMessage = z.infer<typeof mailMessage>;
export type MailSection = z.infer<typeof mailSection>;
export type MailItem = MailSection['items'][number];
export type MailQuote = z.infer<typeof mailQuote>;
