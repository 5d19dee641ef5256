import { published } from '#app/meetings/latest-version.server.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
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
          otherMeeting: true,
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
            select: {
              ...{ index: true, designator: true, title: true, state: true },
              ...{ firstSegment: true, lastSegment: true },
            },
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
          sentences: {
            ...inOrder,
            select: { index: true, text: true, section: true, citations: true },
          },
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
      // One that may be another meeting's is for its editor until that is answered.
      agenda: agenda && agenda.otherMeeting === null ? agenda.entries : [],
      cases: version?.items ?? [],
      votes: version?.votes ?? [],
      sentences: sentencesOf(markdown, version?.sentences),
      transcriptId: version?.transcriptId ?? null,
    };
  });
}

type Stored = { index: number; text: string; section: string; citations: string };

/** Under which title each stands, the summary alone says. One that came from elsewhere has no version. */
function sentencesOf(markdown: string, stored?: readonly Stored[]): MeetingTexts['sentences'] {
  const read = readSummaryMarkdown(markdown);
  if (!stored) return read.map((sentence, index) => ({ ...sentence, index }));
  return stored.map(({ citations, ...sentence }) => {
    const same = read[sentence.index];
    const heading = same?.text === sentence.text ? same.heading : null;
    return { ...sentence, heading, citations: readNumberList(citations) };
  });
}
