import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * What is told of a piece of work. As with metrics, words of the code alone: no id of a person, no address, no
 * path with a value in it.
 */
export type Traced = {
  /** Of few values, as `job send-mail` */
  name: string;
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
};

const tracer = trace.getTracer('dais');
let isTracing = false;

/** From now on what is `traced` is told to the provider that was registered with the API. */
export function beginTracing(): void {
  isTracing = true;
}

/**
 * Does the work, and tells of it as a part of the request or job that it is done for. Where nothing is traced, and of
 * what is done for none, that is all it does.
 */
export async function traced<Result>(what: Traced, work: () => Promise<Result>): Promise<Result> {
  if (!tracesWork() && !(isTracing && what.kind === 'CONSUMER')) return await work();
  return await inSpan(what, async (span) => {
    try {
      return await work();
    } catch (error) {
      noteFault(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins a span, of which all is a part that `work` begins. It ends when the work says so. */
export function inSpan<Result>(
  { name, kind = 'INTERNAL', attributes = {} }: Traced,
  work: (span: Span) => Result,
): Result {
  return tracer.startActiveSpan(name, { kind: SpanKind[kind], attributes }, work);
}

export const tracesRequests = (): boolean => isTracing;

/** Whether what is done now is done for a request or a job that is told. */
export const tracesWork = (): boolean => isTracing && trace.getActiveSpan()?.isRecording() === true;

/** Which error it was; its message may hold what somebody typed. */
function noteFault(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
