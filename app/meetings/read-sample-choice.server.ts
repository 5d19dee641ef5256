import { all } from '#app/entities/entity-filter.ts';
import { findEntities } from '#app/entities/find-entities.server.ts';
import { db } from '#app/platform/db.server.ts';
import { withoutSummary } from './find-meetings.server.ts';
import { isoDateOf } from './meeting-date.ts';

/** What a list of choices holds at most; a search narrows it. */
const mostChoices = 300;

export type SampleChoice = {
  /** The meeting that is the sample now. */
  sample: { meetingId: string; title: string | null; date: string | null; entity: string } | null;
  entities: { id: string; name: string }[];
  entityCount: number;
  entityId: string | null;
  /** Those of the chosen entity, newest first. */
  meetings: { id: string; title: string | null; date: string | null; hasSummary: boolean }[];
};

/** What can be made the sample: the entities, and the meetings of the one that is chosen. */
export async function readSampleChoice({
  entityId,
  search,
}: {
  /** The sample's own entity where none is given. */
  entityId: string | null;
  search: string;
}): Promise<SampleChoice> {
  const sample = await currentSample();
  const filter = { q: search, state: all, county: all, type: all };
  const found = await findEntities({ filter, pageSize: mostChoices });
  const wanted = entityId ?? sample?.entityId ?? null;
  const chosen =
    wanted === null
      ? null
      : await db.govtEntity.findUnique({
          where: { id: wanted },
          select: { id: true, entityName: true },
        });
  const entities = found.entities
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
  if (chosen && !entities.some(({ id }) => id === chosen.id)) {
    entities.unshift({ id: chosen.id, name: chosen.entityName });
  }
  return {
    sample,
    entities,
    entityCount: found.count,
    entityId: chosen?.id ?? null,
    meetings: chosen ? await meetingsOf(chosen.id, sample?.meetingId) : [],
  };
}

async function currentSample() {
  const sample = await db.sampleMeeting.findUnique({
    where: { id: 1 },
    select: {
      meetingId: true,
      meeting: {
        select: {
          meetingTitle: true,
          meetingDate: true,
          governmentBody: true,
          govtEntity: { select: { id: true, entityName: true } },
        },
      },
    },
  });
  if (!sample) return null;
  const { meetingTitle, meetingDate, governmentBody, govtEntity } = sample.meeting;
  return {
    meetingId: sample.meetingId,
    title: meetingTitle,
    date: meetingDate && isoDateOf(meetingDate),
    entity: govtEntity?.entityName ?? governmentBody ?? 'No government body',
    entityId: govtEntity?.id ?? null,
  };
}

async function meetingsOf(entityId: string, sampleId: string | undefined) {
  const select = { id: true, meetingTitle: true, meetingDate: true } as const;
  const newest = await db.meeting.findMany({
    where: { govtEntityId: entityId },
    orderBy: [{ sortDate: 'desc' }, { id: 'desc' }],
    take: mostChoices,
    select,
  });
  const isListed = newest.some(({ id }) => id === sampleId);
  const old =
    sampleId && !isListed
      ? await db.meeting.findFirst({ where: { id: sampleId, govtEntityId: entityId }, select })
      : null;
  const meetings = [...newest, ...(old ? [old] : [])];
  const summaryless = await db.meeting.findMany({
    where: { AND: [{ id: { in: meetings.map(({ id }) => id) } }, withoutSummary] },
    select: { id: true },
  });
  const pending = new Set(summaryless.map(({ id }) => id));
  return meetings.map(({ id, meetingTitle, meetingDate }) => ({
    id,
    title: meetingTitle,
    date: meetingDate && isoDateOf(meetingDate),
    hasSummary: !pending.has(id),
  }));
}
