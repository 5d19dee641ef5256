import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { ReadAgenda } from '../agenda/agenda.ts';
import { findDoubt } from './find-doubt.ts';
import { type Head, headOfAgenda } from './head.ts';

export type Doubt = { of: Head['of']; message: string };

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
): Promise<Doubt[]> {
  const telling = heads.filter(({ lines, opening }) => lines.length > 0 || opening !== '');
  if (telling.length === 0) return [];
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
  return telling.flatMap((head) => {
    const message = findDoubt(head, place, names);
    return message === null ? [] : { of: head.of, message };
  });
}

/** What the head of an agenda says against its being of a meeting that is there; nothing where that has no body. */
export async function findDoubtsOfAgenda(
  tx: Tx,
  agenda: ReadAgenda,
  meetingId: string,
): Promise<Doubt[]> {
  const meeting = await tx.meeting.findUnique({
    where: { id: meetingId },
    select: { govtEntityId: true, meetingDate: true, governmentBody: true },
  });
  if (!meeting?.govtEntityId) return [];
  const { govtEntityId: entityId, meetingDate, governmentBody: body } = meeting;
  const date = meetingDate && isoDateOf(meetingDate);
  return findDoubts(tx, [headOfAgenda(agenda)], { entityId, body, date });
}

/** What a form is answered with whose file is headed otherwise than its meeting. */
export class OtherMeeting extends AppError {
  constructor(doubts: readonly Doubt[]) {
    super('conflict', sayDoubts(doubts));
  }
}

/** Of what the editor has read, and uses all the same, the form sends the words back. */
export const sayDoubts = (doubts: readonly Doubt[]) =>
  doubts.map(({ message }) => message).join(' ');

/** @throws OtherMeeting unless the editor has answered just this */
export function refuseUnanswered(doubts: readonly Doubt[], answered: string | null): void {
  if (doubts.length > 0 && sayDoubts(doubts) !== answered) throw new OtherMeeting(doubts);
}
