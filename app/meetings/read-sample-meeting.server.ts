import { entityTitle } from '#app/entities/entity.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { readSummary } from './read-summary.server.ts';

export type SampleMeeting = {
  title: string | null;
  date: Date | null;
  description: string | null;
  documents: string | null;
  entity: string | null;
  /** Safe HTML; null when the meeting has no summary. */
  summaryHtml: string | null;
};

/** The one meeting that everybody may read; null when none has been chosen. */
export async function readSampleMeeting(): Promise<SampleMeeting | null> {
  const sample = await db.sampleMeeting.findUnique({
    where: { id: 1 },
    select: {
      meeting: {
        select: {
          id: true,
          meetingTitle: true,
          meetingDate: true,
          meetingDescription: true,
          pdfUrl: true,
          governmentBody: true,
          markdownSummary: true,
          govtEntity: { select: { entityName: true, entityDescription: true } },
        },
      },
    },
  });
  if (!sample) return null;
  const { meeting } = sample;
  const { govtEntity } = meeting;
  return {
    title: meeting.meetingTitle?.trim() || null,
    date: meeting.meetingDate,
    description: meeting.meetingDescription,
    documents: webAddress(meeting.pdfUrl),
    entity: govtEntity
      ? entityTitle({ name: govtEntity.entityName, description: govtEntity.entityDescription })
      : meeting.governmentBody,
    summaryHtml: (await readSummary(meeting))?.html ?? null,
  };
}
