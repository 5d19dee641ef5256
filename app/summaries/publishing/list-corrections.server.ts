import { db } from '#app/platform/db.server.ts';
import { latestFirst } from '#app/platform/newest-first.server.ts';
import type { Place } from '#app/platform/page-by-key.ts';

/** What was corrected in the summaries that readers can find, the newest first. */
export function listCorrections(place: Place) {
  return latestFirst('publishedAt', place, async ({ from, orderBy, take }) => {
    const versions = await db.summaryVersion.findMany({
      where: {
        AND: [
          from,
          {
            publishedAt: { not: null },
            correction: { not: null },
            meeting: { govtEntityId: { not: null }, markdownSummary: { not: null } },
          },
        ],
      },
      orderBy,
      take,
      select: {
        id: true,
        publishedAt: true,
        correction: true,
        meeting: {
          select: {
            id: true,
            meetingTitle: true,
            meetingDate: true,
            govtEntity: { select: { entityName: true } },
          },
        },
      },
    });
    return versions.map(({ id, publishedAt, correction, meeting }) => ({
      id,
      // The query leaves out what was never published.
      publishedAt: publishedAt ?? new Date(0),
      correction: correction ?? '',
      meetingId: meeting.id,
      title: meeting.meetingTitle?.trim() || null,
      meetingDate: meeting.meetingDate,
      body: meeting.govtEntity?.entityName ?? null,
    }));
  });
}
