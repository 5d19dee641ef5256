import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Tells what failed outside of every test, which vitest's JSON leaves out, to the file that `npm test` names. */
export default class ReportOutside implements Reporter {
  onTestRunEnd(_files: unknown, outside: readonly SerializedError[]): void {
    const file = process.env.DAIS_FAILED_OUTSIDE;
    if (file) writeFileSync(file, JSON.stringify(outside.map(told)));
  }
}

const told = ({ message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME, cause }: SerializedError) => ({
  name: [VITEST_TEST_PATH, VITEST_TEST_NAME].filter(Boolean).join(' › ') || 'outside of a test',
  why: [stack ?? message, cause && `because of ${cause.message}`].filter(Boolean).join('\n'),
});
