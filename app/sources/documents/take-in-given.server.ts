import { createHash } from 'node:crypto';
import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { Taking } from '../runs/take-in-meetings.server.ts';
import type { UpstreamDocument } from '../upstream.ts';
import type { DocumentState } from './document-state.ts';
import { passOverFiles } from './items-first.server.ts';
import { takeInAs } from './take-in-as.server.ts';

/** Each is read in a process of its own; later runs take in the rest. */
const mostTogether = 100;

/** Takes in what the answers themselves hold, where it is not as it was when it was taken in last. */
export async function takeInGiven(
  { sourceId }: Pick<Taking, 'sourceId'>,
  documents: readonly UpstreamDocument[],
): Promise<void> {
  const given = documents.filter(({ content }) => content !== undefined);
  let taken = 0;
  for (const { uid, url, kind, content = '' } of given) {
    if (taken >= mostTogether) return;
    const row = await db.upstreamDocument.findUnique({
      where: { sourceId_uid_url: { sourceId, uid, url } },
    });
    const told = await db.upstreamMeeting.findUnique({
      where: { sourceId_uid: { sourceId, uid } },
      select: { meetingId: true },
    });
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (!row || !told?.meetingId || row.sha256 === sha256) continue;
    taken += 1;
    const record = { bytes: new TextEncoder().encode(content), fileName: fileNameOf(content) };
    const settled = await takeInAs(kind, { meetingId: told.meetingId, record }).catch(orFailed);
    await transact((tx) =>
      tx.upstreamDocument.updateMany({
        where: { id: row.id },
        data: { ...settled, sha256, fetchedAt: new Date() },
      }),
    );
    if (kind === 'items' && settled.state === 'taken') await passOverFiles({ sourceId, uid });
  }
}

const fileNameOf = (content: string) => (content.startsWith('<') ? 'items.xml' : 'items.json');

function orFailed(error: unknown): { state: DocumentState; problem: string } {
  if (error instanceof AppError) return { state: 'failed', problem: error.message };
  throw error;
}
