import { z } from 'zod';
import { jsonRows, readJsonRows, storedMoment } from '#app/platform/db/json-rows.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { readGaps } from './record-gaps.ts';
import { type Recording, recordingOf } from './recording.ts';

const whole = z.number().nullable();
const words = z.string().nullable();

const item = z.object({
  index: z.number(),
  designator: words,
  title: z.string(),
  kind: z.string(),
  state: z.string(),
  until: words,
  isConsent: z.coerce.boolean(),
  firstSegment: z.number(),
  lastSegment: z.number(),
  /** Why an editor let it stand against what was found. */
  confirmedReason: words.optional(),
});
const vote = z.object({
  index: z.number(),
  item: whole,
  items: z.string(),
  kind: z.string(),
  subject: words,
  motion: z.string(),
  mover: words,
  seconder: words,
  method: words,
  yes: whole,
  no: whole,
  abstain: whole,
  outcome: words,
  rollCall: z.string(),
  segments: z.string(),
  editedAt: storedMoment.nullable(),
  confirmedReason: words.optional(),
});
const fact = z.object({
  kind: z.string(),
  label: z.string(),
  value: z.string(),
  detail: words,
  item: whole,
  segments: z.string(),
});
const sentence = z.object({
  basis: z.string(),
  confirmedReason: words,
  confirmedAt: storedMoment.nullable(),
});
const correction = z.object({ text: z.string(), on: storedMoment });

type Lists = {
  items: z.infer<typeof item>[];
  votes: z.infer<typeof vote>[];
  facts: z.infer<typeof fact>[];
  /** How each sentence was checked, in their order. */
  sentences: z.infer<typeof sentence>[];
  /** What was corrected since the first version, newest first. */
  corrections: z.infer<typeof correction>[];
};

type Head = {
  id: string;
  origin: string;
  transcriptId: string | null;
  /** The speech-to-text model that heard its record; null where people or captions wrote that. */
  engine: string | null;
  publishedAt: Date;
  /** When readers first saw a summary of the meeting. */
  firstPublishedAt: Date;
  clockStart: number | null;
  meetingDate: Date | null;
};

/** What readers see of a meeting's newest published version, with what code found in its record. */
export type PublishedVersion = Head &
  Lists & {
    recording: Recording | null;
    /** What its record does not have of the meeting, in sentences for readers. */
    gaps: string[];
    /** What its approved minutes say of each motion, as it is kept; null where there are none. */
    minutesVotes: string | null;
  };

type Row = Head &
  Record<keyof Lists, string> & {
    faults: string | null;
    minutesVotes: string | null;
  } & Parameters<typeof recordingOf>[0];

/** In one statement. Whoever calls has checked access. */
export async function publishedVersion(meetingId: string): Promise<PublishedVersion | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT version.id, origin, transcript_id AS "transcriptId", engine, published_at AS "publishedAt",
           ${firstPublished} AS "firstPublishedAt", clock_start_seconds AS "clockStart", meeting_date AS "meetingDate", audio_file AS "audioFile",
           faults, video_id AS "videoId", recording_start_seconds AS "recordingStartSeconds",
           minutes.votes AS "minutesVotes", ${lists.items} AS "items", ${lists.votes} AS "votes", ${lists.facts} AS "facts",
           ${lists.sentences} AS "sentences", ${lists.corrections} AS "corrections"
    FROM summary_versions AS version
    JOIN meetings AS meeting ON meeting.id = version.meeting_id
    LEFT JOIN transcripts AS transcript ON transcript.id = transcript_id
    LEFT JOIN meeting_minutes AS minutes
      ON minutes.meeting_id = meeting.id AND minutes.approved_on IS NOT NULL
    WHERE version.meeting_id = ${meetingId} AND published_at IS NOT NULL
    ORDER BY published_at DESC, version.id DESC LIMIT 1`;
  if (!row) return null;
  const { audioFile, videoId, recordingStartSeconds, faults, ...head } = row;
  return {
    ...head,
    recording: recordingOf({ audioFile, videoId, recordingStartSeconds }),
    gaps: readGaps(faults),
    items: readJsonRows(item, row.items),
    votes: readJsonRows(vote, row.votes),
    facts: readJsonRows(fact, row.facts),
    sentences: readJsonRows(sentence, row.sentences),
    corrections: readJsonRows(correction, row.corrections),
  };
}

const ofVersion = Prisma.sql`WHERE version_id = version.id ORDER BY "index"`;

const firstPublished = Prisma.sql`(SELECT published_at FROM summary_versions AS first
  WHERE first.meeting_id = version.meeting_id AND first.published_at IS NOT NULL
  ORDER BY published_at LIMIT 1)`;

const lists: Record<keyof Lists, Prisma.Sql> = {
  items: jsonRows(
    {
      index: 'index',
      designator: 'designator',
      title: 'title',
      kind: 'kind',
      state: 'state',
      until: 'until',
      isConsent: 'is_consent',
      firstSegment: 'first_segment',
      lastSegment: 'last_segment',
      confirmedReason: 'confirmed_reason',
    },
    Prisma.sql`FROM agenda_items ${ofVersion}`,
  ),
  votes: jsonRows(
    {
      index: 'index',
      item: 'item',
      items: 'items',
      kind: 'kind',
      subject: 'subject',
      motion: 'motion',
      mover: 'mover',
      seconder: 'seconder',
      method: 'method',
      yes: 'yes',
      no: 'no',
      abstain: 'abstain',
      outcome: 'outcome',
      rollCall: 'roll_call',
      segments: 'segments',
      editedAt: 'edited_at',
      confirmedReason: 'confirmed_reason',
    },
    Prisma.sql`FROM votes ${ofVersion}`,
  ),
  facts: jsonRows(
    {
      kind: 'kind',
      label: 'label',
      value: 'value',
      detail: 'detail',
      item: 'item',
      segments: 'segments',
    },
    Prisma.sql`FROM facts ${ofVersion}`,
  ),
  sentences: jsonRows(
    { basis: 'basis', confirmedReason: 'confirmed_reason', confirmedAt: 'confirmed_at' },
    Prisma.sql`FROM summary_sentences ${ofVersion}`,
  ),
  corrections: jsonRows(
    { text: 'correction', on: 'published_at' },
    Prisma.sql`FROM summary_versions AS earlier
      WHERE earlier.meeting_id = version.meeting_id AND earlier.published_at IS NOT NULL
        AND earlier.correction IS NOT NULL
      ORDER BY earlier.published_at DESC, earlier.id DESC`,
  ),
};
