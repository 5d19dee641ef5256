import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { findDoubt } from './find-doubt.ts';
import type { Head } from './head.ts';

/** A head is held against so many names; those of further bodies are not known there. */
const mostBodies = 20_000;

type Place = {
  entityId: string;
  /** yyyy-mm-dd */
  date: string | null;
  /** The body of the entity that meets. */
  body?: string | null;
};

/** What the heads of files say against their being of this meeting, in sentences; none for nothing. */
export async function findDoubts(
  tx: Tx,
  heads: readonly Head[],
  { entityId, date, body }: Place,
): Promise<string[]> {
  if (!heads.some(({ lines, opening }) => lines.length > 0 || opening !== '')) return [];
  const entity = await tx.govtEntity.findUnique({
    where: { id: entityId },
    select: { entityName: true, entityDescription: true, county: true, state: true },
  });
  if (!entity) return [];
  const others = await tx.govtEntity.findMany({
    where: { id: { not: entityId } },
    orderBy: { id: 'asc' },
    take: mostBodies,
    select: { entityName: true },
  });
  const place = {
    date,
    body: {
      name: entity.entityName,
      description: entity.entityDescription,
      alsoCalled: [entity.county, body].filter((name) => name != null),
      state: entity.state,
    },
  };
  const names = others.map(({ entityName }) => entityName);
  return heads.flatMap((head) => findDoubt(head, place, names) ?? []);
}

/** The same for a meeting that is there; nothing speaks against one without a body. */
export async function findDoubtsOfMeeting(
  tx: Tx,
  heads: readonly Head[],
  meetingId: string,
): Promise<string[]> {
  const meeting = await tx.meeting.findUnique({
    where: { id: meetingId },
    select: { govtEntityId: true, meetingDate: true, governmentBody: true },
  });
  if (!meeting?.govtEntityId) return [];
  const { govtEntityId: entityId, meetingDate, governmentBody: body } = meeting;
  return findDoubts(tx, heads, { entityId, body, date: meetingDate && isoDateOf(meetingDate) });
}

/** What a form is answered with whose file is headed otherwise than its meeting. */
export class OtherMeeting extends AppError {
  constructor(doubts: readonly string[]) {
    super('conflict', sayDoubts(doubts));
  }
}

/** Of what the editor has read, and uses all the same, the form sends the words back. */
export const sayDoubts = (doubts: readonly string[]) => doubts.join(' ');

/** @throws OtherMeeting unless the editor has answered just this */
export function refuseUnanswered(doubts: readonly string[], answered: string | null): void {
  if (doubts.length > 0 && sayDoubts(doubts) !== answered) throw new OtherMeeting(doubts);
}
