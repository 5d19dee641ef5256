import { placeName } from '#app/meetings/record-time.ts';
import {
  placeInRecording,
  playAddress,
  type Recording,
  recordingOf,
} from '#app/meetings/recording.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { isUncertain } from '#app/meetings/uncertain-reading.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { readNumberList, readTextList } from '#app/platform/stored-json.ts';
import { checkedAs } from '../account/checked.ts';
import { readCasesAndFacts } from '../case-rows.server.ts';
import { openFindings } from '../findings/open-findings.ts';
import { offerOf, readHeardCount } from '../heard-count.ts';
import { type Mark, openMark } from '../open-mark.ts';
import { readOpenDoubts } from '../other-meeting.server.ts';
import { readSegments, readSentences } from '../version-rows.server.ts';
import { footingOf, shownVote } from '../vote-rows.server.ts';
import { adviceOn } from './ask-advice.server.ts';
import { deskCases } from './cases/desk-cases.ts';
import { deskFact } from './facts/desk-facts.ts';
import { rosterSpellings } from './roster-names.ts';

/** Longer transcripts are shown around what is cited: a page of 100,000 paragraphs helps nobody. */
const wholeTranscript = 4000;
const around = 6;

/**
 * A version with its checks, its facts and the transcript that both rest on, all of one moment.
 * @throws AppError `not-found`, or `conflict` where it was changed while it was read
 */
export async function readReviewedVersion(versionId: string) {
  const version = await db.summaryVersion.findUnique({
    where: { id: versionId },
    include: {
      votes: { orderBy: { index: 'asc' } },
      transcript: { select: { clockStartSeconds: true } },
      meeting: {
        select: {
          audioFile: true,
          videoId: true,
          recordingStartSeconds: true,
          agenda: { select: { entries: { take: 1, select: { index: true } } } },
        },
      },
      revisions: {
        orderBy: { revision: 'desc' },
        take: 20,
        select: { revision: true, change: true, changedById: true, changedAt: true },
      },
    },
  });
  if (!version) throw new AppError('not-found', 'This version does not exist');
  const [read, segments, { cases, facts }] = await Promise.all([
    readSentences(db, versionId),
    readSegments(db, version.transcriptId),
    readCasesAndFacts(db, versionId),
  ]);
  const sentences = read.map((one) => ({ ...one, open: openMark(one) }));
  const votes = version.votes.map((row) => {
    const vote = shownVote(row);
    const heard = readHeardCount(row.heardCount);
    return {
      ...vote,
      footing: footingOf.parse(row.footing),
      found: readTextList(row.found),
      confirmedReason: row.confirmedReason,
      heardCount: heard && offerOf(vote, heard),
    };
  });
  const clockStart = version.transcript?.clockStartSeconds ?? null;
  const recording = recordingOf(version.meeting);
  const advice = await adviceOn(version, { sentences, segments });
  const headings = headingFinder(version.markdown);
  const cited = [
    ...sentences.flatMap(({ citations }) => citations),
    ...votes.flatMap((vote) => vote.segments),
    ...facts.flatMap((fact) => readNumberList(fact.segments)),
  ];
  const shown = {
    id: version.id,
    origin: version.origin,
    revision: version.revision,
    markdown: version.markdown,
    isDraft: version.publishedAt === null,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    correction: version.correction,
    drafted: await readDrafting(version),
    hasRecord: version.transcriptId !== null,
    spellings: version.publishedAt === null ? rosterSpellings(sentences) : [],
    doubts: version.publishedAt === null ? await readOpenDoubts(db, version) : [],
    isTouched: version.revision > 1 || sentences.some(({ confirmedAt }) => confirmedAt !== null),
    canDraftAgain: await canDraftAgain(version),
    hasAgenda: (version.meeting.agenda?.entries.length ?? 0) > 0,
    saves: await readSaves(version.revisions),
    cases: deskCases({ markdown: version.markdown, cases, votes, sentences }),
    findings: openFindings(cases, votes),
    votes,
    facts: facts.map(deskFact),
    sentences: sentences.map(asSettled).map((sentence) => ({
      heading: headings(sentence),
      index: sentence.index,
      text: sentence.text,
      section: sentence.section,
      citations: sentence.citations,
      verdict: sentence.verdict,
      reasons: sentence.reasons,
      /** Nobody checked what cites nothing. */
      checked: sentence.verdict === 'uncited' ? null : checkedAs(sentence),
      unfit: sentence.unfit,
      confirmedReason: sentence.confirmedReason,
      isConfirmed: sentence.confirmedAt !== null,
      open: sentence.open,
      /** Why a typed sentence that cites nothing may not be in the record. */
      advice: advice.get(sentence.index) ?? [],
    })),
    recording,
    segmentCount: segments.length,
    segments: (segments.length <= wholeTranscript ? segments : near(segments, cited)).map(
      ({ index, startSeconds, speaker, text, confidence }) => ({
        index,
        label: placeName(index, startSeconds, clockStart),
        play: recording && playable(recording, startSeconds, clockStart),
        speaker,
        text,
        isUncertain: isUncertain(confidence),
      }),
    ),
  };
  await expectSame(version);
  return shown;
}

/** What was read of a version beside it is another one's where somebody saved it meanwhile. */
async function expectSame({ id, revision }: { id: string; revision: number }): Promise<void> {
  if ((await db.summaryVersion.count({ where: { id, revision } })) > 0) return;
  throw new AppError('conflict', 'The draft was changed meanwhile. Please load the page again.');
}

type Answered = { open: Mark | null; confirmedAt: Date | null; confirmedReason: string | null };

/** An answer that does not settle what was found since is none. */
const asSettled = <T extends Answered>(sentence: T): T =>
  sentence.open === null ? sentence : { ...sentence, confirmedAt: null, confirmedReason: null };

/** Once readers have seen a summary of a record, it is corrected, not made anew. */
async function canDraftAgain({
  transcriptId,
  publishedAt,
}: Drafted & { publishedAt: Date | null }) {
  if (transcriptId === null || publishedAt !== null) return false;
  const where = { transcriptId, publishedAt: { not: null } };
  return (await db.summaryVersion.count({ where })) === 0;
}

type Drafted = {
  origin: string;
  draftNote: string | null;
  transcriptId: string | null;
  createdAt: Date;
};

/** What drafting took where a language model was asked, and what it did not write. */
async function readDrafting({ origin, draftNote, transcriptId, createdAt }: Drafted) {
  const wasAsked = origin === 'model' || draftNote !== null;
  const use =
    wasAsked && transcriptId !== null
      ? await db.modelUse.findFirst({
          where: { transcriptId, createdAt: { lte: createdAt } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          select: {
            model: true,
            prompts: true,
            calls: true,
            inputTokens: true,
            outputTokens: true,
            microDollars: true,
          },
        })
      : null;
  return { note: draftNote, use };
}

/** Where in the recording a passage is heard, and the address that opens it there. */
function playable(recording: Recording, startSeconds: number | null, clockStart: number | null) {
  const { startsAt } = recording;
  const at = placeInRecording(startSeconds, { clockStart, startsAt });
  return at === null ? null : { at, href: playAddress(recording, at) };
}

type Save = { revision: number; change: string; changedById: string | null; changedAt: Date };

/** The saves that can be undone, the newest first, with whose they were. */
async function readSaves(revisions: Save[]) {
  const ids = revisions.flatMap(({ changedById }) => changedById ?? []);
  const names = new Map(
    (
      await db.profile.findMany({
        where: { id: { in: ids } },
        select: { id: true, fullName: true, email: true },
      })
    ).map(({ id, fullName, email }) => [id, fullName || email]),
  );
  return revisions.map(({ changedById, changedAt, ...save }) => ({
    ...save,
    by: changedById === null ? null : (names.get(changedById) ?? null),
    when: formatMoment(changedAt.toISOString()),
  }));
}

export type ReviewedVersion = Awaited<ReturnType<typeof readReviewedVersion>>;

/** The item's title that a sentence stands under, from the markdown it was read from. */
function headingFinder(markdown: string) {
  const read = readSummaryMarkdown(markdown);
  return ({ index, text }: { index: number; text: string }): string | null => {
    const same =
      read[index]?.text === text ? read[index] : read.find((other) => other.text === text);
    return same?.heading ?? null;
  };
}

function near<T extends { index: number }>(segments: T[], cited: number[]): T[] {
  const wanted = new Set(
    cited.flatMap((index) =>
      Array.from({ length: 2 * around + 1 }, (_, offset) => index - around + offset),
    ),
  );
  return segments.filter(({ index }) => wanted.has(index));
}
