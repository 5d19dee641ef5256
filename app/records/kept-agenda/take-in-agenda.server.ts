import type { Tx } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '../agenda/agenda.ts';
import { writeAgendaText } from '../agenda/write-agenda-text.ts';
import { findDoubtsOfMeeting, sayDoubts } from '../heads/find-doubt.server.ts';
import { headOfAgenda } from '../heads/head.ts';
import { readAgendaEntries } from './agenda-rows.server.ts';
import { saveAgenda } from './save-agenda.server.ts';
import { supplementAgenda } from './supplement-agenda.ts';

export type HowToTakeIn = 'replace' | 'supplement';

type TakeInAgenda = {
  actorId: string | null;
  meetingId: string;
  agenda: ReadAgenda;
  /**
   * What becomes of the agenda that is there. Left open, what nobody mended is replaced, and what
   * somebody did is supplemented.
   */
  how?: HowToTakeIn;
  /** Whether an editor has seen how it is headed. Otherwise what speaks against it is noted. */
  isAnswered?: boolean;
};

/**
 * Makes a given agenda the meeting's, or adds it to the one that is there. The meeting is locked by
 * the caller.
 * @returns what was done, in words
 */
export async function takeInAgenda(tx: Tx, taking: TakeInAgenda): Promise<string> {
  const { actorId, meetingId, agenda } = taking;
  const known = await tx.meetingAgenda.findUnique({
    where: { meetingId },
    select: { mendedAt: true },
  });
  const doubts = taking.isAnswered
    ? []
    : await findDoubtsOfMeeting(tx, [headOfAgenda(agenda)], meetingId);
  const how = taking.how ?? (known?.mendedAt ? 'supplement' : 'replace');
  const before = known && how === 'supplement' ? await readAgendaEntries(tx, meetingId) : null;
  if (before === null) {
    const change = known ? 'Replaced the agenda' : 'Took in the agenda';
    const { entries } = agenda;
    const otherMeeting = doubts.length > 0 ? sayDoubts(doubts) : null;
    await saveAgenda(tx, { actorId, meetingId, entries, change, byHand: false, otherMeeting });
    await keepText(tx, meetingId, agenda.text);
    return change;
  }
  const { entries, added, filled } = await supplementAgenda(before, agenda.entries);
  if (added === 0 && filled === 0) return 'The agenda has all of these items already';
  const change = `Added ${added} of ${agenda.entries.length} entries from another agenda`;
  await saveAgenda(tx, {
    ...{ actorId, meetingId, entries, change, byHand: known?.mendedAt !== null },
    ...(doubts.length > 0 && { otherMeeting: sayDoubts(doubts) }),
  });
  await keepText(tx, meetingId, writeAgendaText(entries));
  return change;
}

/** The text stays with the meeting's records as the source of the entries. */
async function keepText(tx: Tx, meetingId: string, text: string): Promise<void> {
  await tx.transcript.updateMany({ where: { meetingId }, data: { agenda: text } });
}
