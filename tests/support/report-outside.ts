import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestSuite } from 'vitest/node';

type Failure = { name: string; why: string };

/** Tells what failed outside of every test, which vitest's JSON leaves out, to the file that `npm test` names. */
export default class ReportOutside implements Reporter {
  readonly #ofHooks: Failure[] = [];

  /** What the hooks of a `describe` threw. */
  onTestSuiteResult(suite: TestSuite): void {
    const name = `${suite.module.relativeModuleId} › ${suite.fullName}`;
    this.#ofHooks.push(...suite.errors().map((error) => ({ name, why: reason(error) })));
  }

  onTestRunEnd(_files: unknown, outside: readonly SerializedError[]): void {
    const file = process.env.DAIS_FAILED_OUTSIDE;
    if (file) writeFileSync(file, JSON.stringify([...this.#ofHooks, ...outside.map(told)]));
  }
}

const told = (error: SerializedError): Failure => ({
  name:
    [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(' › ') ||
    'outside of a test',
  why: reason(error),
});

const reason = ({ message, stack, cause }: SerializedError) =>
  [stack ?? message, cause && `because of ${cause.message}`].filter(Boolean).join('\n');
