import { entityTitle } from '#app/entities/entity.ts';
import { db } from '#app/platform/db.server.ts';
import { renderSummaryHtml } from './summary-html.server.ts';

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
          meetingTitle: true,
          meetingDate: true,
          meetingDescription: true,
          pdfUrl: true,
          governmentBody: true,
          markdownSummary: true,
          govtEntity: { select: { entityName: true, entityDescription: true } },
          versions: {
            where: { publishedAt: { not: null } },
            orderBy: { publishedAt: 'desc' },
            take: 1,
            select: { html: true },
          },
        },
      },
    },
  });
  if (!sample) return null;
  const { meeting } = sample;
  const { govtEntity } = meeting;
  const markdown = meeting.markdownSummary?.trim();
  const published = markdown ? meeting.versions[0]?.html : null;
  return {
    title: meeting.meetingTitle,
    date: meeting.meetingDate,
    description: meeting.meetingDescription,
    documents: meeting.pdfUrl,
    entity: govtEntity
      ? entityTitle({ name: govtEntity.entityName, description: govtEntity.entityDescription })
      : meeting.governmentBody,
    summaryHtml:
      published ?? (markdown ? renderSummaryHtml(markdown, { transcriptHref: null }) : null),
  };
}
