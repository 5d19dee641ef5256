import type { Reader } from '#app/entities/entity-access.server.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { meetingRefusal, openMeeting } from '#app/meetings/meeting-access.server.ts';
import { formatLongMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { type PublishedVersion, publishedVersion } from '#app/meetings/published-version.server.ts';
import { readSaid } from '#app/meetings/read-summary.server.ts';
import {
  type ReadSentence,
  readDocument,
  sentencesOf,
} from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { type Account, type EditorNote, toldInParts } from '../account/account.ts';
import { checkedAs, checkedWords } from '../account/checked.ts';
import { composeAccount } from '../account/compose-account.ts';
import { isAbout } from '../account/tell-votes.ts';
import { rowsOf } from '../account/told-lines.ts';
import { type MeetingFacts, meetingFacts } from './meeting-facts.server.ts';

/** All that is published of a meeting, as its downloads hold it. */
export type PublishedRecord = {
  meeting: { id: string; title: string; date: string | null; governmentBody: string | null };
  markdown: string;
  publishedAt: Date | null;
  corrections: { text: string; on: Date }[];
  sentences: {
    section: string;
    /** The title of the case that it tells of. */
    case: string | null;
    text: string;
    citations: number[];
    /** How it was checked, in the words that readers see. */
    basis: string | null;
    /** Why an editor let it stand against a finding. */
    editorsNote: string | null;
  }[];
  /** What an editor let stand against a finding, and why, as the page lists it. */
  notes: EditorNote[];
  facts: MeetingFacts | null;
  /** Of votes, by their index: the editor's notes on the sentences that tell each. */
  notesOfVotes: ReadonlyMap<number, string>;
};

/**
 * What is published of a meeting, for a reader who may read it; the sample's also for visitors.
 * @throws AppError not-found without a summary, forbidden without access
 */
export async function readPublishedRecord(
  reader: Reader | null,
  meetingId: string,
): Promise<PublishedRecord> {
  const meeting = await db.meeting.findFirst({
    where: await openMeeting(reader, meetingId),
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      governmentBody: true,
      markdownSummary: true,
      govtEntity: { select: { entityName: true, entityDescription: true } },
    },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const markdown = meeting.markdownSummary ?? '';
  if (markdown.trim() === '') throw new AppError('not-found', 'This meeting has no summary yet');
  const version = await publishedVersion(meetingId);
  const behind = version && { version, said: await readSaid(version) };
  const facts = behind && (await meetingFacts(behind));
  const document = readDocument(markdown);
  const account = composeAccount({ document, behind, facts });
  return {
    meeting: {
      id: meeting.id,
      title: meeting.meetingTitle?.trim() || formatLongMeetingDate(meeting.meetingDate),
      date: meeting.meetingDate && isoDateOf(meeting.meetingDate),
      governmentBody: bodyTitle(meeting),
    },
    markdown,
    publishedAt: version?.publishedAt ?? null,
    corrections: version?.corrections ?? [],
    sentences: checkedSentences(sentencesOf(document), version),
    notes: account.notes,
    facts,
    notesOfVotes: notesOfVotes(account, facts),
  };
}

function checkedSentences(
  sentences: readonly ReadSentence[],
  version: PublishedVersion | null,
): PublishedRecord['sentences'] {
  const rows = rowsOf(version?.sentences ?? [], sentences.length);
  return sentences.map(({ section, heading, text, citations }, index) => {
    const row = rows[index];
    const checked = row && citations.length > 0 ? checkedAs(row) : null;
    return {
      section,
      case: heading,
      text,
      citations,
      basis: checked && checkedWords[checked].label,
      editorsNote: row?.confirmedAt ? row.confirmedReason : null,
    };
  });
}

/** What an editor let stand of each vote against a finding, by its index. */
function notesOfVotes({ parts }: Account, facts: MeetingFacts | null) {
  const noted = toldInParts(parts).filter(({ note }) => note !== null);
  return new Map(
    (facts?.decisions ?? []).flatMap((vote): [number, string][] => {
      const notes = noted.flatMap((told) => (isAbout(vote, told) ? (told.note ?? []) : []));
      return notes.length > 0 ? [[vote.index, [...new Set(notes)].join(' ')]] : [];
    }),
  );
}
