import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { findDoubt, type HeadPlace } from './find-doubt.ts';
import type { Head } from './head.ts';

export type Doubt = {
  of: Head['of'];
  message: string;
  /** The meeting that it names, where that is one of this site. */
  meetingId?: string;
};

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
  return doubtsOf(telling, place, names);
}

/** The same for a meeting that is there; where no entity is known of it, by its day and what its body is called. */
export async function findDoubtsOfMeeting(
  tx: Tx,
  heads: readonly Head[],
  meetingId: string,
): Promise<Doubt[]> {
  const meeting = await tx.meeting.findUnique({
    where: { id: meetingId },
    select: { govtEntityId: true, meetingDate: true, governmentBody: true },
  });
  if (!meeting) return [];
  const { govtEntityId: entityId, meetingDate, governmentBody: body } = meeting;
  const date = meetingDate && isoDateOf(meetingDate);
  if (entityId !== null) return findDoubts(tx, heads, { entityId, body, date });
  const called = { name: body ?? '', description: null, alsoCalled: [], state: null };
  return doubtsOf(heads, { date, body: called }, []);
}

function doubtsOf(heads: readonly Head[], place: HeadPlace, names: readonly string[]): Doubt[] {
  return heads.flatMap((head) => {
    const message = findDoubt(head, place, names);
    return message === null ? [] : { of: head.of, message };
  });
}

/** What a form is answered with whose file is headed otherwise than its meeting. */
export class OtherMeeting extends AppError {
  /** The meeting of this site that the doubts name. */
  readonly meetingId: string | null;

  constructor(doubts: readonly Doubt[]) {
    super('conflict', sayDoubts(doubts));
    this.meetingId = doubts.find(({ meetingId }) => meetingId)?.meetingId ?? null;
  }
}

/** Of what the editor has read, and uses all the same, the form sends the words back. */
export const sayDoubts = (doubts: readonly Doubt[]) =>
  doubts.map(({ message }) => message).join(' ');

/** @throws OtherMeeting unless the editor has answered just this */
export function refuseUnanswered(doubts: readonly Doubt[], answered: string | null): void {
  if (doubts.length > 0 && sayDoubts(doubts) !== answered) throw new OtherMeeting(doubts);
}
