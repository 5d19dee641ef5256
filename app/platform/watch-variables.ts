import { z } from 'zod';

/** What the environment says of who watches the site from outside, and tells of its faults. */
export const watchVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional()
    .describe('at least 16 unguessable characters, by which GET /metrics is asked'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional()
    .describe('where faults of security are told, mailto:security@dais.example or https://…'),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/\w+(:\w+)?@[^/?#]+\/([^?#]+\/)?\d+$/)
    .optional()
    .describe('the DSN of a Sentry project, https://<key>@<host>/<project>'),
};
