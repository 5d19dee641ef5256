import type { JobHandlers } from '#app/platform/jobs/job.ts';

/** Every kind of job and the one verb that does it. */
export const jobHandlers: JobHandlers = {};
