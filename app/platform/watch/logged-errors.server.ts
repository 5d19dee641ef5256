import { countError } from './metrics.server.ts';
import { RecentCount } from './recent-count.ts';

/** What is told of an error to whom it is reported: what the log says, and nothing besides. */
export type LoggedFault = {
  error: unknown;
  message: string;
  /** By which its lines of the log are found. */
  requestId: string | null;
};

export type ErrorReporter = (fault: LoggedFault) => void;

const errors = new RecentCount(60);
const reporters = new Set<ErrorReporter>();

/** How many errors this process has logged in the last hour. */
export const errorsOfLastHour = (): number => errors.total();

/** Has errors told to `reporter` as well, until the answered function is called. */
export function reportErrorsTo(reporter: ErrorReporter): () => void {
  reporters.add(reporter);
  return () => reporters.delete(reporter);
}

/** Takes note of what the log was given at level error: an object and a message, or a message. */
export function noteError(said: readonly unknown[]): void {
  errors.add();
  countError();
  if (reporters.size === 0) return;
  const [first, second] = said;
  const facts: object = typeof first === 'object' && first !== null ? first : {};
  const message = [second, first].find((part) => typeof part === 'string');
  const fault = {
    error: 'err' in facts ? facts.err : null,
    message: typeof message === 'string' ? message : 'error',
    requestId: 'requestId' in facts ? String(facts.requestId) : null,
  };
  for (const report of reporters) {
    try {
      report(fault);
    } catch {
      // Whoever logs an error has trouble enough.
    }
  }
}
