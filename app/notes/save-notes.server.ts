import type { Reader } from '#app/entities/entity-access.server.ts';
import { meetingRefusal, readableMeetings } from '#app/meetings/meeting-access.server.ts';
import { isDuplicate, isOrphan, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { isBlank, type NotesText } from './notes-text.ts';
import { readNotes } from './read-notes.server.ts';
import type { ReaderNotes } from './reader-notes.ts';

type SaveNotes = NotesText & {
  reader: Reader;
  meetingId: string;
  /** The version that these notes were written on; 0 where there was none. */
  revision: number;
};

/** `conflict` holds what stands in the database; nothing was saved. */
type SavedNotes = { saved: ReaderNotes } | { conflict: ReaderNotes };

/**
 * Saves a reader's notes on a meeting: one record, however often and from wherever they save. A
 * save that was written on an older version changes nothing, unless it says what is stored already.
 * @throws AppError not-found where there is no meeting, forbidden where the reader may not read it
 */
export async function saveNotes(notes: SaveNotes): Promise<SavedNotes> {
  try {
    return await transact((tx) => save(tx, notes));
  } catch (error) {
    // Two first saves at once: the other one made the record, so this one meets it.
    if (isDuplicate(error)) return transact((tx) => save(tx, notes));
    if (isOrphan(error)) throw await meetingRefusal(notes.meetingId);
    throw error;
  }
}

async function save(tx: Tx, { reader, meetingId, revision, ...text }: SaveNotes) {
  const { userId } = reader;
  await lockProfile(tx, userId);
  const readable = await tx.meeting.count({
    where: { AND: [{ id: meetingId }, await readableMeetings(reader, tx)] },
  });
  if (readable === 0) throw await meetingRefusal(meetingId, tx);

  const stored = await readNotes({ userId, meetingId }, tx);
  if (stored.revision !== revision) {
    return saysTheSame(stored, text) ? { saved: stored } : { conflict: stored };
  }
  await write(tx, { userId, meetingId, revision, ...text });
  return { saved: await readNotes({ userId, meetingId }, tx) };
}

/** Text that was sent twice, as by a double click, is saved already. */
function saysTheSame(stored: ReaderNotes, { notes, feedback }: NotesText): boolean {
  return stored.notes === notes && stored.feedback === feedback;
}

type Write = NotesText & { userId: string; meetingId: string; revision: number };

async function write(tx: Tx, { userId, meetingId, revision, notes, feedback }: Write) {
  const given = { notes: orNull(notes), feedback: orNull(feedback) };
  if (revision === 0) {
    await tx.userNote.create({ data: { userId, meetingId, ...given } });
    return;
  }
  const key = { userId_meetingId: { userId, meetingId } };
  const before = await tx.userNote.findUniqueOrThrow({
    where: key,
    select: { id: true, feedback: true, feedbackProcessed: true },
  });
  const answered = before.feedbackProcessed ? before.feedback : null;
  // Processed while the page was open: what comes back unchanged is no new feedback.
  const isNew = given.feedback !== null && given.feedback !== answered;
  if (answered !== null && isNew) {
    await tx.processedFeedback.create({ data: { noteId: before.id, feedback: answered } });
  }
  await tx.userNote.update({
    where: { ...key, revision },
    data: {
      notes: given.notes,
      revision: { increment: 1 },
      ...(before.feedbackProcessed && !isNew
        ? {}
        : { feedback: given.feedback, feedbackProcessed: false }),
    },
  });
}

function orNull(text: string): string | null {
  return isBlank(text) ? null : text;
}
