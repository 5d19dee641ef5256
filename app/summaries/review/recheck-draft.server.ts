import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import { knownOfMeeting } from '../known-of-meeting.server.ts';
import { readSegments, readSentences } from '../version-rows.server.ts';

/** What a draft was held against beside its record, to be compared later. */
export type KnownThen = string;

/**
 * Holds a draft against what is known of its meeting by now: the body's roster, its agenda, its date.
 * A sentence that is newly unfit is to be settled again, whoever confirmed it. Its text, and what the
 * record says to it, stay as they are. Run again, it changes nothing.
 * @returns what it was held against; null where the draft is not there any more
 */
export async function recheckDraft(versionId: string): Promise<KnownThen | null> {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, publishedAt: null },
    select: { meetingId: true, transcriptId: true, origin: true, markdown: true, revision: true },
  });
  if (!version) return null;
  const { meetingId, origin, markdown, revision } = version;
  const known = await knownOfMeeting(db, meetingId);
  const segments = await readSegments(db, version.transcriptId);
  const judged = await judgeMarkdownApart(markdown, { origin, segments, known });
  await transact(async (tx) => {
    await lockMeeting(tx, meetingId);
    const where = { id: versionId, revision, publishedAt: null };
    // Whoever saved it meanwhile had it checked by what is known now.
    if ((await tx.summaryVersion.count({ where })) === 0) return;
    for (const before of await readSentences(tx, versionId)) {
      const now = judged[before.index];
      if (now?.text === before.text) await writeUnfit(tx, { versionId, before, unfit: now.unfit });
    }
  });
  return sayKnown(known);
}

/** What is known of a meeting at this moment, in the words of `recheckDraft`. */
export const knownNow = async (tx: Tx, meetingId: string): Promise<KnownThen> =>
  sayKnown(await knownOfMeeting(tx, meetingId));

const sayKnown = (known: Awaited<ReturnType<typeof knownOfMeeting>>) => JSON.stringify(known);

type Write = {
  versionId: string;
  before: { index: number; unfit: readonly string[] };
  unfit: readonly string[];
};

async function writeUnfit(tx: Tx, { versionId, before, unfit }: Write): Promise<void> {
  if (JSON.stringify(before.unfit) === JSON.stringify(unfit)) return;
  const isNew = unfit.some((reason) => !before.unfit.includes(reason));
  await tx.summarySentence.update({
    where: { versionId_index: { versionId, index: before.index } },
    data: {
      unfit: JSON.stringify(unfit),
      // What was confirmed was not this.
      ...(isNew ? { confirmedReason: null, confirmedById: null, confirmedAt: null } : {}),
    },
    select: { index: true },
  });
}
