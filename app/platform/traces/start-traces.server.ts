import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { log } from '../log.server.ts';
import { version } from '../version.server.ts';
import { beginTracing } from './traced.server.ts';

export type Collector = {
  /** Where it answers; spans go to `/v1/traces` there. */
  endpoint: string;
  /** Sent with each message, as a key. */
  headers: Record<string, string>;
  /** Of the requests and jobs, what share is told, from 0 to 1. */
  share: number;
};

/** A collector that does not answer is told of so often at most, in milliseconds. */
const betweenComplaints = 60_000;
const patienceMilliseconds = 5_000;

/**
 * Tells a collector, by OTLP over HTTP as JSON (https://opentelemetry.io/docs/specs/otlp/), what happens within
 * requests and jobs. Nobody waits for it: what it does not take is dropped. Traces begin here, whatever a
 * request says it is a part of, and no service outside is told of them.
 * @returns what sends the rest and ends it
 */
export function startTraces({ endpoint, headers, share }: Collector): () => Promise<void> {
  complainTo(log.warn.bind(log));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'dais', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
          headers,
          timeoutMillis: patienceMilliseconds,
        }),
        exportTimeoutMillis: patienceMilliseconds,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  beginTracing();
  return () => provider.shutdown().catch(() => undefined);
}

/** What the library says of a collector that fails, without the addresses in it. */
function complainTo(warn: (what: object, message: string) => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const complain = () => {
    if (Date.now() - last < betweenComplaints) return;
    last = Date.now();
    warn({ service: 'OTEL_EXPORTER_OTLP_ENDPOINT' }, 'the collector does not take traces');
  };
  const nothing = () => undefined;
  diag.setLogger(
    { error: complain, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
