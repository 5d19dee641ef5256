import { published } from '#app/meetings/latest-version.server.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { MeetingTexts } from './meeting-texts.ts';

/** Reads what can be found of these meetings; unknown ones are left out. */
export async function readMeetingTexts(tx: Tx, ids: readonly string[]): Promise<MeetingTexts[]> {
  const inOrder = { orderBy: { index: 'asc' } } as const;
  const rows = await tx.meeting.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ sortDate: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      govtEntityId: true,
      sortDate: true,
      meetingTitle: true,
      meetingDescription: true,
      governmentBody: true,
      markdownSummary: true,
      agenda: {
        select: {
          entries: { ...inOrder, select: { designator: true, title: true, fileNumber: true } },
        },
      },
      versions: {
        ...published,
        take: 1,
        select: {
          transcriptId: true,
          items: {
            ...inOrder,
            select: { index: true, designator: true, title: true, state: true },
          },
          votes: {
            ...inOrder,
            select: {
              item: true,
              subject: true,
              motion: true,
              mover: true,
              seconder: true,
              outcome: true,
            },
          },
          sentences: { ...inOrder, select: { index: true, text: true, section: true } },
        },
      },
    },
  });
  return rows.map(({ meetingTitle, meetingDescription, markdownSummary, agenda, ...row }) => {
    const { versions, ...meeting } = row;
    const markdown = markdownSummary?.trim() ?? '';
    // One that was withdrawn stays on record, but readers see it no more.
    const [version] = markdown === '' ? [] : versions;
    return {
      ...meeting,
      title: meetingTitle,
      description: meetingDescription,
      agenda: agenda?.entries ?? [],
      cases: version?.items ?? [],
      votes: version?.votes ?? [],
      sentences: version?.sentences ?? sentencesIn(markdown),
      transcriptId: version?.transcriptId ?? null,
    };
  });
}

/** Summaries that came from elsewhere have no version. */
const sentencesIn = (markdown: string) =>
  readSummaryMarkdown(markdown).map(({ text, section }, index) => ({ index, text, section }));
