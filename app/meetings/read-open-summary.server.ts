import { openToAll } from '#app/entities/own-body/open-to-all.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { openPageFields } from './open-page-fields.ts';
import { type Behind, type ReadSummary, readSummary } from './read-summary.server.ts';

export type OpenSummary = {
  summary: ReadSummary;
  /** What the summary was read from. */
  behind: Behind | null;
  documents: string | null;
};

type Asked = { entityId: string; meetingId: string };

/** The summary of a meeting that is open to everybody; null where it has none, or is for followers. */
export async function readOpenSummary({ entityId, meetingId }: Asked): Promise<OpenSummary | null> {
  const meeting = await db.meeting.findFirst({
    where: { id: meetingId, govtEntityId: entityId, govtEntity: openToAll() },
    select: openPageFields,
  });
  const found = meeting && (await readSummary(meeting));
  return found && { ...found, documents: webAddress(meeting.pdfUrl) };
}
