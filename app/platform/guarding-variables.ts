import { z } from 'zod';

const secret = z.string().min(32);

const listOf = (one: z.ZodType<string, string>, between: RegExp) =>
  z
    .string()
    .transform((listed) => listed.trim().split(between))
    .pipe(z.array(one));

const host = z.string().regex(/^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$|^\[[a-f\d:]+\]$/);

/** What the environment says of keys, and of where the site may go. */
export const guardingVariables = {
  SESSION_SECRET: secret
    .optional()
    .describe('at least 32 unguessable characters, e.g. from `openssl rand -hex 32`'),
  OLD_SESSION_SECRETS: listOf(secret, /\s+/)
    .default([])
    .describe('what SESSION_SECRET was before, with spaces between where there are several'),
  READER_SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .default('optional')
    .describe('required or optional, which it is where it is not set'),
  OUTBOUND_HOSTS: listOf(host, /\s*,\s*/)
    .optional()
    .describe('names of hosts in small letters, with *. for all below one, e.g. *.gov,example.org'),
};
