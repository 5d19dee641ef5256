import { db, transact } from '#app/platform/db.server.ts';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { saveAgenda } from '#app/records/kept-agenda/save-agenda.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';

type Words = {
  meetingId: string;
  /** The published version of its summary. */
  versionId: string;
  /** A line each. */
  agenda: readonly string[];
  /** Each by a speaker of its own. */
  said: readonly string[];
};

/** Gives a meeting an agenda, and a record behind its summary, and indexes both. */
export async function sayAtMeeting({ meetingId, versionId, agenda, said }: Words): Promise<void> {
  const { govtEntityId } = await db.meeting.findUniqueOrThrow({ where: { id: meetingId } });
  const entries = agenda.map((title) => plainEntry({ title, level: 0 }));
  const saving = { actorId: null, meetingId, entries, change: 'Took in', byHand: false };
  const { id: transcriptId } = await db.transcript.create({
    data: {
      ...{ meetingId, govtEntityId: govtEntityId ?? '', sha256: crypto.randomUUID() },
      ...{ fileName: 'council.vtt', format: 'vtt', byteLength: 1 },
      segments: { create: said.map((text, index) => ({ index, text, speaker: `By ${text}` })) },
    },
    select: { id: true },
  });
  await db.summaryVersion.update({ where: { id: versionId }, data: { transcriptId } });
  await transact(async (tx) => {
    await saveAgenda(tx, saving);
    await indexMeeting(tx, meetingId);
  });
}
