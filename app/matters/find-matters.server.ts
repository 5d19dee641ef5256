import { z } from 'zod';
import { transact } from '#app/platform/db.server.ts';
import { writeMatters } from './write-matters.server.ts';

const payloadShape = z.object({ meetingId: z.string() });

/** The job 'find-matters', written whenever the text of a meeting changes. */
export async function findMatters(payload: unknown): Promise<void> {
  const { meetingId } = payloadShape.parse(payload);
  await transact((tx) => writeMatters(tx, meetingId));
}
