import { z } from 'zod';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readStoredJson } from '#app/platform/stored-json.ts';
import type { AgendaEntry } from '../agenda/agenda.ts';

const names = z.array(z.string());

const storedEntry = z.object({
  designator: z.string().nullable(),
  title: z.string(),
  level: z.number(),
  isHeading: z.boolean(),
  isConsent: z.boolean(),
  fileNumber: z.string().nullable(),
  sponsors: names,
  recommendation: z.string().nullable(),
});

/** Entries as `JSON.stringify` keeps them with an earlier agenda. */
export const parseEntries = (json: string): AgendaEntry[] =>
  z.array(storedEntry).parse(JSON.parse(json));

/** The agenda of a meeting, in its order; none where it has no agenda. */
export async function readAgendaEntries(tx: Tx, meetingId: string): Promise<AgendaEntry[]> {
  const rows = await tx.agendaEntry.findMany({
    where: { meetingId },
    orderBy: { index: 'asc' },
  });
  return rows.map(({ meetingId: _, index: __, sponsors, ...entry }) => ({
    ...entry,
    sponsors: readStoredJson(names, sponsors, []),
  }));
}

/** Puts these entries in the place of those that the meeting's agenda has. */
export async function replaceAgendaEntries(
  tx: Tx,
  meetingId: string,
  entries: readonly AgendaEntry[],
): Promise<void> {
  await tx.agendaEntry.deleteMany({ where: { meetingId } });
  const rows = entries.map(({ sponsors, ...entry }, index) => ({
    ...entry,
    meetingId,
    index,
    sponsors: JSON.stringify(sponsors),
  }));
  await writeInBatches(rows, (data) => tx.agendaEntry.createMany({ data }));
}
