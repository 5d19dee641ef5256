import { lockEntity } from '#app/entities/lock-entity.server.ts';
import type { KnownMeeting } from '#app/meetings/calendar/apply-entry.ts';
import { entryAsMeeting } from '#app/meetings/calendar/entry-as-meeting.ts';
import { knownMeetings } from '#app/meetings/calendar/known-meetings.server.ts';
import { storeApplied } from '#app/meetings/calendar/store-applied.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { indexMeeting } from '#app/search/indexing/index-meeting.server.ts';
import { matchUpstream, type Sighting } from '../merge/match-upstream.ts';
import { mergeMeeting, type Offered } from '../merge/merge-meeting.ts';
import { remembered } from '../merge/remembered.ts';
import type { UpstreamMeeting } from '../upstream.ts';
import { noteRunChange } from './note-run-change.server.ts';
import type { ChangeKind } from './run-report.ts';
import {
  daysOf,
  keepUpstreamRow,
  readUpstreamRows,
  type UpstreamRow,
} from './upstream-rows.server.ts';

/** The run that takes something in, and whose meetings these are. */
export type Taking = {
  runId: string;
  sourceId: string;
  startedAt: Date;
  entity: { id: string; name: string; timeZone: string | null };
};

type Days = {
  /** All that the source told of these days */
  said: readonly UpstreamMeeting[];
  /** Every name that the source uses now */
  inUse: ReadonlySet<string>;
};

/**
 * Takes in what a source told of some days, in one transaction with what is kept of it: a run that dies
 * and begins again finds what it did as it left it, and does nothing twice.
 */
export async function takeInMeetings(taking: Taking, { said, inUse }: Days): Promise<void> {
  const { sourceId, entity } = taking;
  await transact(async (tx) => {
    await lockEntity(tx, entity.id);
    const rows = await readUpstreamRows(tx, { sourceId, entityId: entity.id, said });
    const known = new Map([...rows.own].map(([uid, { meetingId }]) => [uid, meetingId]));
    const ids = [...rows.own.values(), ...rows.others].flatMap(({ meetingId }) => meetingId ?? []);
    const wanted = { entityId: entity.id, entries: said, ids, ...daysOf(said) };
    const here = new Map((await knownMeetings(tx, wanted)).map((one) => [one.id, one]));
    // Names that the source has given up, perhaps for others.
    const former = [...rows.own.values()].filter(({ uid }) => !inUse.has(uid));
    const sighted = sightings([...here.values()], [...former, ...rows.others]);
    const matching = { said, here: sighted, known, inUse, bodyName: entity.name };
    const { meetings, doubled } = matchUpstream(matching);
    for (const one of said) {
      const twin = doubled.get(one.uid);
      const meetingId = meetings.get(twin ?? one.uid);
      const renamed = former.filter((row) => meetingId && row.meetingId === meetingId);
      const row = rows.own.get(one.uid) ?? renamed[0] ?? null;
      const told = remembered(row?.said ?? null, one);
      // The other name has said it all.
      const meeting = twin === undefined ? here.get(meetingId ?? '') : undefined;
      const settling = { taking, told, row };
      const settled =
        meetingId === undefined
          ? await addMeeting(tx, settling)
          : meeting
            ? await changeMeeting(tx, { ...settling, meeting })
            : // Also one that was deleted here, or given to another entity.
              { meetingId, offered: {} };
      meetings.set(one.uid, settled.meetingId);
      if (settled.after) here.set(settled.after.id, settled.after);
      const { offered } = settled;
      const kept = { uid: one.uid, said: told, meetingId: settled.meetingId, offered };
      await keepUpstreamRow(tx, { sourceId, seenAt: new Date(), row: kept });
      const uid = { in: renamed.map((row) => row.uid) };
      if (renamed.length > 0) await tx.upstreamMeeting.deleteMany({ where: { sourceId, uid } });
    }
  });
}

/** An editor may call a meeting otherwise than the sources do. */
function sightings(here: readonly KnownMeeting[], others: readonly UpstreamRow[]): Sighting[] {
  return [
    ...here.map((meeting) => ({ ...meeting, meetingId: meeting.id })),
    ...others.flatMap(({ meetingId, said }) => (meetingId ? { ...said, meetingId } : [])),
  ];
}

type Settling = { taking: Taking; told: UpstreamMeeting; row: UpstreamRow | null };
type Settled = { meetingId: string | null; offered: Offered; after?: KnownMeeting };

async function addMeeting(tx: Tx, { taking, told }: Settling): Promise<Settled> {
  const { entity } = taking;
  // The source's name for it is kept beside the source, where two may use the same.
  const after = entryAsMeeting({ ...told, uid: null });
  const meetingId = await storeApplied(tx, { actorId: null, entity, known: null, after });
  await indexMeeting(tx, meetingId);
  await noteRunChange(tx, { taking, told, meetingId, kind: 'new' });
  return { meetingId, offered: {} };
}

async function changeMeeting(
  tx: Tx,
  { taking, told, row, meeting }: Settling & { meeting: KnownMeeting },
): Promise<Settled> {
  const { id: meetingId, wasHeld, mark, ...here } = meeting;
  const before = row?.said ?? null;
  const merging = { here, before, said: told, offered: row?.offered ?? {}, wasHeld };
  const { after, offered } = mergeMeeting(merging);
  const isChanged = JSON.stringify(after) !== JSON.stringify(here);
  if (isChanged) {
    await storeApplied(tx, { actorId: null, entity: taking.entity, known: meeting, after });
    await indexMeeting(tx, meetingId);
  }
  const isCalledOff = after.isCancelled && !here.isCancelled;
  const kind = kindOf({ isChanged, isCalledOff, row, offered });
  if (kind) await noteRunChange(tx, { taking, told, meetingId, kind });
  return { meetingId, offered, after: { ...after, id: meetingId, wasHeld, mark } };
}

type Told = { isChanged: boolean; isCalledOff: boolean; row: UpstreamRow | null; offered: Offered };

function kindOf({ isChanged, isCalledOff, row, offered }: Told): ChangeKind | null {
  if (isCalledOff) return 'cancelled';
  if (isChanged) return 'changed';
  const isNews = Object.entries(offered).some(
    // Names and texts as they were kept.
    ([part, said]) => row?.offered[part as keyof Offered] !== said,
  );
  if (isNews) return 'offered';
  return row?.isGone ? 'back' : null;
}
