import { AppError } from '../app-error.ts';
import { audit } from '../audit.server.ts';
import { transact } from '../db.server.ts';
import { retryJob } from './queue.server.ts';

type Retry = {
  actorId: string;
  jobId: string;
  /** Only if the job is about this. */
  subjectId?: string;
};

/**
 * Gives a parked job another five attempts, on an admin's word. False when it is not parked any
 * more.
 * @throws AppError not-found
 */
export async function retryParkedJob({ actorId, jobId, subjectId }: Retry): Promise<boolean> {
  return transact(async (tx) => {
    const job = await tx.job.findFirst({ where: { id: jobId, subjectId }, select: { id: true } });
    if (!job) throw new AppError('not-found', 'This job does not exist');
    if (!(await retryJob(jobId, tx))) return false;
    await audit(tx, { actorId, action: 'retry-job', subjectType: 'job', subjectId: jobId });
    return true;
  });
}
