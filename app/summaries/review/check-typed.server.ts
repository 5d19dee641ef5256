import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { carryConfirmations } from '../carry-over.ts';
import { countedOfVersion } from '../counted-of-version.server.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import type { JudgedSentence } from '../judged-sentence.ts';
import { knownOfMeeting } from '../known-of-meeting.server.ts';
import { foundIn, openMark } from '../open-mark.ts';
import { readSegments, readSentences } from '../version-rows.server.ts';
import { readPassages } from './passage-numbers.ts';

/** What is said of a sentence as it is typed: that something speaks against it is the worst. */
type TypedVerdict = 'marked' | 'compared' | 'uncited' | 'confirmed';

/** `index` counts the sentences of what was typed. */
export type TypedSentence = {
  index: number;
  text: string;
  verdict: TypedVerdict;
  reasons: string[];
};

type Typed = { versionId: string } & (
  | { markdown: string }
  | { text: string /** As `readPassages` reads them. */; passages: string }
);

/**
 * What the checker says of a text that an admin is still typing: a whole draft, or one sentence of
 * it. Nothing is saved. Of a whole draft, what was confirmed and still says the same counts as such.
 * @throws AppError `not-found`, or `unreadable` when the text takes too long to check
 */
export async function checkTyped(typed: Typed, signal?: AbortSignal): Promise<TypedSentence[]> {
  const { versionId } = typed;
  const version = await db.summaryVersion.findUnique({
    where: { id: versionId },
    select: {
      meetingId: true,
      origin: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
    },
  });
  if (!version) throw new AppError('not-found', 'Draft not found');
  const segments = await readSegments(db, version.transcriptId);
  const { origin } = version;
  const known = await knownOfMeeting(db, version.meetingId);
  const counted = await countedOfVersion(db, versionId);
  const judge = (markdown: string) =>
    judgeMarkdownApart(markdown, { origin, segments, counted, known, typing: { signal } });
  if ('markdown' in typed) {
    const confirmed = (await readSentences(db, versionId))
      .filter((sentence) => openMark(sentence) === null)
      .map((sentence) => ({ ...sentence, found: foundIn(sentence) }));
    return carryConfirmations(await judge(typed.markdown), confirmed).map((one, index) => {
      const stands = one.confirmedAt !== null;
      return stands ? { ...typedAs(one, index), verdict: 'confirmed' } : typedAs(one, index);
    });
  }
  const citations = readPassages(typed.passages);
  if (citations === null) {
    const reasons = ['The passages cannot be read: write their numbers, such as 12, 14-16.'];
    return [{ index: 0, text: typed.text, verdict: 'marked', reasons }];
  }
  const clockStartSeconds = version.transcript?.clockStartSeconds ?? null;
  const markdown = sentenceMarkdown(
    { text: typed.text, citations },
    { segments, clockStartSeconds },
  );
  if (citations.length === 0 && origin !== 'typed') {
    return readSummaryMarkdown(markdown).map(({ text }, index) => ({
      index,
      text,
      verdict: 'marked',
      reasons: ['No citation'],
    }));
  }
  return (await judge(markdown)).map(typedAs);
}

function typedAs({ text, verdict, ...found }: JudgedSentence, index: number): TypedSentence {
  const reasons = foundIn(found);
  if (reasons.length > 0 || verdict === 'unsupported') {
    return { index, text, verdict: 'marked', reasons };
  }
  return { index, text, verdict: verdict === 'uncited' ? 'uncited' : 'compared', reasons };
}
