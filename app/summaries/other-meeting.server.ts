import type { Tx } from '#app/platform/db.server.ts';
import { readFaults } from '#app/records/faults/fault.ts';

/** What of a draft is headed otherwise than its meeting, and not answered yet. */
export type OpenDoubt = { of: 'agenda' | 'record'; message: string };

type OfDraft = { meetingId: string; transcriptId: string | null };

/** The doubts that stand between a draft and its readers; what was typed by hand has none. */
export async function readOpenDoubts(
  tx: Tx,
  { meetingId, transcriptId }: OfDraft,
): Promise<OpenDoubt[]> {
  if (transcriptId === null) return [];
  const [transcript, agenda] = await Promise.all([
    tx.transcript.findUnique({ where: { id: transcriptId }, select: { faults: true } }),
    tx.meetingAgenda.findUnique({ where: { meetingId }, select: { otherMeeting: true } }),
  ]);
  const ofRecord = readFaults(transcript?.faults ?? '[]').filter(
    ({ kind }) => kind === 'other-meeting',
  );
  return [
    ...ofRecord.map(({ message }) => ({ of: 'record' as const, message })),
    ...(agenda?.otherMeeting ? [{ of: 'agenda' as const, message: agenda.otherMeeting }] : []),
  ];
}
