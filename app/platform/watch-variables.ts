import { z } from 'zod';

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0*)?)$/)
  .transform(Number);

/** What the environment says of who watches the site from outside, and tells of its faults. */
export const watchVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional()
    .describe('at least 16 unguessable characters, by which GET /metrics is asked'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where a collector of traces answers, e.g. http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=([^,\s%]|%[2-7][\da-f])+(,[\w-]+=([^,\s%]|%[2-7][\da-f])+)*$/i)
    .optional()
    .describe('what the collector wants to be sent, <name>=<value>,<name>=<value>'),
  OTEL_TRACES_SAMPLER_ARG: share
    .default(1)
    .describe('what share of requests and jobs is traced, from 0 to 1'),
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

type Given = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** Where traces go, as OpenTelemetry's own variables name it; null where none are kept. */
export function collectorOf(env: Given) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean);
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    // As W3C Baggage has them: their values are encoded as in an address.
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, decodeURIComponent(value.join('='))];
      }),
    ),
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
