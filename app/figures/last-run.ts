import kept from './last-run.json' with { type: 'json' };
import { readMeasuredRun } from './measured-run.ts';

/** The run of `figures` that readers are told of; null where none was kept. */
export const lastRun = readMeasuredRun(kept);
