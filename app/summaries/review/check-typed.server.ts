import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import { isUnresolved } from '../judged-sentence.ts';
import { readSegments, readSentences } from '../version-rows.server.ts';
import { readPassages } from './passage-numbers.ts';

/** `index` counts the sentences of what was typed. */
export type TypedSentence = { index: number; text: string; verdict: string; reasons: string[] };

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
      origin: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
    },
  });
  if (!version) throw new AppError('not-found', 'Draft not found');
  const segments = await readSegments(db, version.transcriptId);
  const { origin } = version;
  const judge = (markdown: string) =>
    judgeMarkdownApart(markdown, { origin, segments, typing: { signal } });
  if ('markdown' in typed) {
    const confirmed = (await readSentences(db, versionId)).filter(
      (sentence) => sentence.verdict === 'unsupported' && !isUnresolved(sentence),
    );
    const stands = new Set(confirmed.map(({ text, citations }) => keyOf(text, citations)));
    return (await judge(typed.markdown)).map(({ text, citations, verdict, reasons }, index) => ({
      index,
      text,
      reasons,
      verdict: stands.has(keyOf(text, citations)) ? 'confirmed' : verdict,
    }));
  }
  const citations = readPassages(typed.passages);
  if (citations === null) {
    const reasons = ['The passages cannot be read: write their numbers, such as 12, 14-16.'];
    return [{ index: 0, text: typed.text, verdict: 'unsupported', reasons }];
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
      verdict: 'unsupported',
      reasons: ['No citation'],
    }));
  }
  return (await judge(markdown)).map(({ text, verdict, reasons }, index) => ({
    index,
    text,
    verdict,
    reasons,
  }));
}

const keyOf = (text: string, citations: number[]) => JSON.stringify([text, citations]);
