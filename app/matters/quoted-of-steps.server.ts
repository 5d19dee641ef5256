import { published } from '#app/meetings/latest-version.server.ts';
import { passageAddress } from '#app/meetings/transcript-page.ts';
import { db } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';

type Step = { meetingId: string; case: number | null };

/** A sentence of a summary, and where it is said in the record. */
export type Quoted = { text: string; passageHref: string };

/**
 * The first sentence that a summary has of each step's case: one that cites what was said while it was
 * taken up. For readers who may read these meetings.
 */
export async function quotedOfSteps(steps: readonly Step[]): Promise<Map<string, Quoted>> {
  const ofCase = steps.filter((step) => step.case !== null);
  if (ofCase.length === 0) return new Map();
  const versions = await db.meeting.findMany({
    where: { id: { in: ofCase.map(({ meetingId }) => meetingId) } },
    select: {
      id: true,
      versions: {
        ...published,
        take: 1,
        select: {
          items: {
            where: { index: { in: [...new Set(ofCase.flatMap((step) => step.case ?? []))] } },
            select: { index: true, firstSegment: true, lastSegment: true },
          },
          sentences: {
            where: { citations: { not: '[]' } },
            orderBy: { index: 'asc' },
            select: { text: true, citations: true },
          },
        },
      },
    },
  });
  const known = new Map(versions.map(({ id, versions: [version] }) => [id, version]));
  return new Map(
    ofCase.flatMap(({ meetingId, case: at }) => {
      const version = known.get(meetingId);
      const item = version?.items.find(({ index }) => index === at);
      if (!version || !item) return [];
      const quoted = version.sentences
        .map(({ text, citations }) => ({ text, cited: readNumberList(citations) }))
        .find(({ cited }) =>
          cited.every((one) => one >= item.firstSegment && one <= item.lastSegment),
        );
      const [first] = quoted?.cited ?? [];
      if (!quoted || first === undefined) return [];
      const passageHref = passageAddress(`/meetings/${meetingId}/transcript`, first);
      return [[meetingId, { text: quoted.text, passageHref }] as const];
    }),
  );
}
