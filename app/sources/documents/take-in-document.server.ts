import { createHash } from 'node:crypto';
import { differenceInDays } from 'date-fns/differenceInDays';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { TryLater } from '#app/platform/jobs/job.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';
import { askPolitely, type PoliteAnswer } from '../asking/ask-politely.server.ts';
import type { Asking } from '../asking/asking.ts';
import type { DocumentState } from './document-state.ts';
import { hasItems, passOverFiles } from './items-first.server.ts';
import { takeInAs } from './take-in-as.server.ts';

/** A host that has asked for patience for so long will not give this document. */
const mostDays = 7;

const payload = z.object({ documentId: z.string() });

/** The job 'take-in-document'. How hosts are asked is given by tests alone. */
export async function takeInDocument(given: unknown, _job?: unknown, asking?: Partial<Asking>) {
  const { documentId } = payload.parse(given);
  const document = await readDocument(documentId);
  if (!document?.meetingId) return;
  const { etag, lastModified, sha256, meetingId, kind, url } = document;
  if (kind === 'agenda' && (await hasItems(document))) {
    return await settle(documentId, { state: 'passed-over', problem: null });
  }
  const known = { etag, lastModified };
  try {
    const answer = await askPolitely(url, {
      ...{ maxBytes: maxRecordBytes, seconds: 300, ...asking },
      // What was not taken in is wanted whole again.
      ...(document.state === 'taken' && { known }),
    });
    const hash = answer.status === 304 ? sha256 : hashOf(answer.bytes);
    if (hash === sha256 && document.state === 'taken') {
      return await settle(documentId, { state: 'taken', problem: null }, answer);
    }
    const record = { bytes: answer.bytes, fileName: fileNameOf(answer) };
    const settled = await takeInAs(kind, { meetingId, record });
    await settle(documentId, settled, answer, hash);
    if (kind === 'items' && settled.state === 'taken') await passOverFiles(document);
  } catch (error) {
    const isTimeLeft = differenceInDays(new Date(), document.createdAt) < mostDays;
    if (error instanceof TryLater && isTimeLeft) throw error;
    if (!(error instanceof AppError || error instanceof TryLater)) throw error;
    // What was taken in stays so; a document that is not to be had or read waits for an editor.
    const state = document.state === 'taken' ? 'taken' : 'failed';
    await settle(documentId, { state, problem: error.message });
  }
}

async function readDocument(id: string) {
  const document = await db.upstreamDocument.findUnique({ where: { id } });
  if (!document) return null;
  const { sourceId, uid } = document;
  const told = await db.upstreamMeeting.findUnique({
    where: { sourceId_uid: { sourceId, uid } },
    select: { meetingId: true },
  });
  return { ...document, meetingId: told?.meetingId ?? null };
}

type Settled = { state: DocumentState; problem: string | null };

async function settle(id: string, settled: Settled, answer?: PoliteAnswer, sha256?: string | null) {
  await transact((tx) =>
    tx.upstreamDocument.updateMany({
      where: { id },
      data: {
        ...settled,
        fetchedAt: new Date(),
        ...(answer && { etag: answer.etag, lastModified: answer.lastModified }),
        ...(sha256 && { sha256 }),
      },
    }),
  );
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'text/html': 'html',
  'text/vtt': 'vtt',
  'application/x-subrip': 'srt',
  'application/json': 'json',
  'text/plain': 'txt',
};

/** The last part of its address, with the ending that its type tells where it has none. */
function fileNameOf({ url, contentType }: PoliteAnswer): string {
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? 'record';
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = endings[type];
  return ending === undefined || /\.[a-z0-9]{2,5}$/i.test(last) ? last : `${last}.${ending}`;
}
