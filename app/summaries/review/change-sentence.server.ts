import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { readSegments } from '../version-rows.server.ts';
import { keepLeadIns } from './keep-lead-ins.ts';
import { mostPassages, readPassages } from './passage-numbers.ts';
import { saveDraft } from './save-draft.server.ts';

type OneSentence = {
  actorId: string;
  versionId: string;
  index: number;
  /** What the sentence said when the reviewer saw it: it may have moved since, not changed. */
  was: string;
};

/**
 * Puts a reviewer's words, and the passages they rest on, in the place of one sentence.
 * @throws AppError `conflict` when that sentence was changed or removed since, `invalid` for no words
 * or passages that cannot be read
 */
export async function mendSentence(mending: OneSentence & { text: string; passages: string }) {
  const text = mending.text.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('invalid', 'Write what the sentence says.');
  if (text.length > 2000) {
    throw new AppError('invalid', 'A sentence can have at most 2,000 characters.');
  }
  const citations = readPassages(mending.passages);
  if (citations === null) {
    throw new AppError(
      'invalid',
      `Name the passages by their numbers, such as 12, 14-16 (at most ${mostPassages}).`,
    );
  }
  return change(mending, {
    words: 'mended',
    write: async (transcriptId) => {
      const transcript = transcriptId
        ? await db.transcript.findFirst({
            where: { id: transcriptId },
            select: { clockStartSeconds: true },
          })
        : null;
      const segments = await readSegments(db, transcriptId);
      const clockStartSeconds = transcript?.clockStartSeconds ?? null;
      return sentenceMarkdown({ text, citations }, { segments, clockStartSeconds });
    },
  });
}

/**
 * Takes one sentence out of a draft; what the draft said before can be brought back.
 * @throws AppError `conflict` when that sentence was changed since
 */
export async function removeSentence(removing: OneSentence) {
  return change(removing, { words: 'removed', write: async () => null });
}

type Change = { words: string; write: (transcriptId: string | null) => Promise<string | null> };

const attempts = 4;

async function change(
  { actorId, versionId, index: seenAt, was }: OneSentence,
  { words, write }: Change,
): Promise<{ index: number; open: number; save: number }> {
  for (let attempt = 1; ; attempt += 1) {
    // Prisma gathers `findUnique` of requests at once into one, across who runs in a transaction.
    const version = await db.summaryVersion.findFirst({
      where: { id: versionId },
      select: { markdown: true, revision: true, transcriptId: true, publishedAt: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    const index = version.publishedAt ? null : placeNow(version.markdown, { seenAt, was });
    if (index === null) throw changedSentence();
    const replacement = await write(version.transcriptId);
    const changed = changeSentence(version.markdown, { index, with: replacement });
    if (changed === null) {
      throw new AppError(
        'invalid',
        'This sentence cannot be changed on its own. Change it under “Edit as markdown”.',
      );
    }
    if (changed.trim() === '') {
      throw new AppError('invalid', 'It is the only sentence: mend it instead.');
    }
    const markdown = keepLeadIns(version.markdown, changed);
    try {
      const { revision } = version;
      const saved = await saveDraft({
        actorId,
        versionId,
        revision,
        markdown,
        change: `Sentence ${index + 1} ${words}`,
      });
      return { index, open: saved.open, save: revision };
    } catch (error) {
      // Somebody saved another sentence in between: this one is looked for anew.
      const isLate = error instanceof AppError && error.code === 'conflict';
      if (!isLate || attempt === attempts) throw error;
    }
  }
}

/** Where the sentence stands now: in its place, or alone in another; null when it says otherwise. */
function placeNow(markdown: string, { seenAt, was }: { seenAt: number; was: string }) {
  const sentences = readSummaryMarkdown(markdown);
  if (sentences[seenAt]?.text === was) return seenAt;
  const same = sentences.flatMap(({ text }, index) => (text === was ? [index] : []));
  return same.length === 1 ? (same[0] ?? null) : null;
}

function changedSentence(): AppError {
  return new AppError(
    'conflict',
    'This sentence was changed or removed since you opened it. Nothing was saved: compare with the draft as it stands now.',
  );
}
