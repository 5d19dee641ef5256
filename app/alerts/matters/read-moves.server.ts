import type { Reader } from '#app/entities/entity-access.server.ts';
import { activeFollows } from '#app/matters/active-follows.server.ts';
import { stageOf } from '#app/matters/stage.ts';
import { stepWords } from '#app/matters/step-words.ts';
import { type AheadInShort, aheadInShort, inShortColumns } from '#app/meetings/ahead/in-short.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import type { Tx } from '#app/platform/db.server.ts';

/** A matter that came before a body, or that something became of. All of it is for everybody to know. */
export type Move = {
  matterId: string;
  label: string;
  title: string;
  /** 'Adopted', 'On the agenda' */
  words: string;
  body: string;
  meeting: string;
  date: Date | null;
  /** When and where the meeting is; null once it was held */
  ahead: AheadInShort | null;
};

/**
 * What a reader is to be told of their matters, as it stands now: what was taken from an agenda, or
 * corrected, before they were told is not told as it was. What is on the agenda of a meeting that was
 * cancelled does not come up there.
 */
export async function readMoves(tx: Tx, reader: Reader, now: Date): Promise<Move[]> {
  const { userId } = reader;
  const moves = await tx.matterMove.findMany({
    where: { userId, toldAt: null },
    orderBy: [{ createdAt: 'asc' }, { matterId: 'asc' }, { meetingId: 'asc' }],
    select: { matterId: true, meetingId: true, stage: true },
  });
  if (moves.length === 0) return [];
  const active = await activeFollows(tx, reader);
  const steps = await tx.matterStep.findMany({
    where: { OR: moves.map(({ matterId, meetingId }) => ({ matterId, meetingId })) },
    orderBy: [{ sortDate: 'desc' }, { meetingId: 'desc' }, { matterId: 'asc' }],
    select: columns,
  });
  const noted = new Set(moves.map(nameOf));
  return steps
    .filter(
      (step) => active.has(step.matterId) && noted.has(nameOf({ ...step, stage: stageOf(step) })),
    )
    .filter(({ state, meeting }) => state !== null || meeting.cancelledAt === null)
    .map(({ matterId, title, meeting, matter, ...step }) => ({
      ...{ matterId, title, label: matter.label },
      words: stepWords(step).words,
      body: bodyTitle(meeting) ?? '',
      meeting: meeting.meetingTitle?.trim() || 'Meeting',
      date: meeting.meetingDate,
      ahead: aheadInShort(meeting, now),
    }));
}

const columns = {
  ...{ matterId: true, meetingId: true, title: true, state: true, until: true, isConsent: true },
  matter: { select: { label: true } },
  meeting: {
    select: {
      ...inShortColumns,
      ...{ meetingTitle: true, governmentBody: true },
      govtEntity: { select: { entityName: true, entityDescription: true, timeZone: true } },
    },
  },
} as const;

const nameOf = ({
  matterId,
  meetingId,
  stage,
}: Record<'matterId' | 'meetingId' | 'stage', string>) => `${matterId} ${meetingId} ${stage}`;
