import { all } from '#app/entities/entity-filter.ts';
import { entityCountOf, pageOfEntities } from '#app/entities/find-entities.server.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { lacksSummary } from './find-meetings.server.ts';
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
  const filter = { q: search, state: all, county: all, type: all };
  const [sample, found, { count }] = await Promise.all([
    currentSample(),
    pageOfEntities({ filter, pageSize: mostChoices }),
    countTogether({ count: entityCountOf({ filter }) }),
  ]);
  const wanted = entityId ?? sample?.entityId ?? null;
  const chosen = wanted === null ? null : await entityWithMeetings(wanted);
  const entities = found.rows
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
  if (chosen && !entities.some(({ id }) => id === chosen.id)) {
    entities.unshift({ id: chosen.id, name: chosen.name });
  }
  return {
    sample: sample && shownSample(sample),
    entities,
    entityCount: count,
    entityId: chosen?.id ?? null,
    meetings: chosen ? withSample(chosen, sample) : [],
  };
}

type Choice = { id: string; title: string | null; meetingDate: Date | null; isPending: number };
type Sample = Choice & {
  governmentBody: string | null;
  entityId: string | null;
  entityName: string | null;
};

const isPending = Prisma.sql`(CASE WHEN ${lacksSummary} THEN 1 ELSE 0 END)`;

async function currentSample(): Promise<Sample | null> {
  const [sample] = await db.$queryRaw<Sample[]>`
    SELECT meeting.id, meeting_title AS "title", meeting_date AS "meetingDate",
           ${isPending} AS "isPending", government_body AS "governmentBody",
           entity.id AS "entityId", entity_name AS "entityName"
    FROM sample_meeting AS sample JOIN meetings AS meeting ON meeting.id = sample.meeting_id
    LEFT JOIN govt_entities AS entity ON entity.id = govt_entity_id
    WHERE sample.id = 1`;
  return sample ?? null;
}

function shownSample({ id, title, meetingDate, entityName, governmentBody, entityId }: Sample) {
  return {
    meetingId: id,
    title,
    date: meetingDate && isoDateOf(meetingDate),
    entity: entityName ?? governmentBody ?? 'No government body',
    entityId,
  };
}

type EntityWithMeetings = { id: string; name: string; meetings: Choice[] };

/** An entity with its newest meetings; null where there is none. */
async function entityWithMeetings(entityId: string): Promise<EntityWithMeetings | null> {
  type Row = Omit<Choice, 'id'> & { id: string | null; entityId: string; name: string };
  const rows = await db.$queryRaw<Row[]>`
    SELECT entity.id AS "entityId", entity_name AS "name", newest.id, "title", "meetingDate",
           "isPending"
    FROM govt_entities AS entity LEFT JOIN (
      SELECT id, meeting_title AS "title", meeting_date AS "meetingDate",
             ${isPending} AS "isPending", sort_date
      FROM meetings WHERE govt_entity_id = ${entityId}
      ORDER BY sort_date DESC, id DESC LIMIT ${mostChoices}) AS newest ON 1 = 1
    WHERE entity.id = ${entityId} ORDER BY newest.sort_date DESC, newest.id DESC`;
  const [first] = rows;
  if (!first) return null;
  const meetings = rows.flatMap(({ id, ...row }) => (id === null ? [] : { id, ...row }));
  return { id: first.entityId, name: first.name, meetings };
}

/** The sample stays among the choices when it is older than those. */
function withSample({ id: entityId, meetings }: EntityWithMeetings, sample: Sample | null) {
  const isMissing = sample?.entityId === entityId && !meetings.some(({ id }) => id === sample.id);
  return [...meetings, ...(isMissing ? [sample] : [])].map((choice) => ({
    id: choice.id,
    title: choice.title,
    date: choice.meetingDate && isoDateOf(choice.meetingDate),
    hasSummary: Number(choice.isPending) === 0,
  }));
}
