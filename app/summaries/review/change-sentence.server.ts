import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { onWordOf } from '../carry-over.ts';
import { readCases } from '../case-rows.server.ts';
import { tellsIn } from '../counted-of-version.server.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { saidAnywhere } from '../quotation-in.ts';
import { readSegments } from '../version-rows.server.ts';
import { readVotes } from '../vote-rows.server.ts';
import { carrySentences } from './cases/carry-sentences.ts';
import { caseAround, caseBlocks } from './cases/case-blocks.ts';
import { caseChoice, refuseOtherCase } from './cases/case-choice.ts';
import { keepLeadIns } from './keep-lead-ins.ts';
import { passagesRefusal, readPassages } from './passage-numbers.ts';
import { changedMeanwhile, saveDraft } from './save-draft.server.ts';
import { sentenceText } from './sentence-form.ts';
import { readTyped } from './typed.ts';

type OneSentence = {
  actorId: string;
  versionId: string;
  index: number;
  /** What the sentence said when the reviewer saw it: it may have moved since, not changed. */
  was: string;
};

type TypedSentence = {
  text: string;
  passages: string;
  carried?: {
    /** The case that it is to stand under, and the one that it stood under, each as `choiceOf` writes it. */
    under: string;
    wasUnder: string;
    /** The revision that is on the reviewer's screen: in another, other cases can stand in these places. */
    revision: number;
  };
};

/**
 * Puts a reviewer's words, and the passages they rest on, in the place of one sentence, under the case that it is of. As
 * those of a sentence that is added, they stand on the reviewer's word where the check finds nothing against them.
 * @throws AppError `conflict` when that sentence was changed or removed since, `invalid` for no words,
 * passages that cannot be read, or a case that the draft does not have
 */
export async function mendSentence(mending: OneSentence & TypedSentence) {
  const text = readTyped(sentenceText, mending.text);
  const citations = readPassages(mending.passages);
  if (citations === null) throw new AppError('invalid', passagesRefusal());
  return change(mending, {
    words: 'mended',
    carry: carryOf(mending),
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

/** Null where it stays under its case. */
function carryOf({ carried }: TypedSentence): Change['carry'] {
  if (!carried || carried.under === carried.wasUnder) return null;
  const to = readTyped(caseChoice, carried.under);
  return to === null ? null : { to, revision: carried.revision };
}

/**
 * Takes one sentence out of a draft; what the draft said before can be brought back.
 * @throws AppError `conflict` when that sentence was changed since
 */
export async function removeSentence(removing: OneSentence) {
  return change(removing, { words: 'removed', carry: null, write: async () => null });
}

type Change = {
  words: string;
  write: (transcriptId: string | null) => Promise<string | null>;
  /** The case that the sentence goes to, by its place in a revision. */
  carry: { to: number; revision: number } | null;
};

const attempts = 4;

async function change(
  { actorId, versionId, index: seenAt, was }: OneSentence,
  { words, write, carry }: Change,
): Promise<{ index: number; open: number; save: number }> {
  for (let attempt = 1; ; attempt += 1) {
    // Prisma gathers `findUnique` of requests at once into one, across who runs in a transaction.
    const version = await db.summaryVersion.findFirst({
      where: { id: versionId },
      select: { markdown: true, revision: true, transcriptId: true, publishedAt: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    const { revision } = version;
    const index = version.publishedAt ? null : placeNow(version.markdown, { seenAt, was });
    if (index === null) throw changedSentence();
    if (carry && carry.revision !== revision) throw changedMeanwhile();
    const replacement = await write(version.transcriptId);
    const by = { byId: actorId, at: new Date() };
    const changed = changeSentence(version.markdown, { index, with: replacement });
    if (changed === null) throw notAlone();
    if (changed.trim() === '') {
      throw new AppError('invalid', 'It is the only sentence: mend it instead.');
    }
    const led = keepLeadIns(version.markdown, changed);
    const carried = carry
      ? await carryOne(led, { versionId, index, to: carry.to, as: replacement })
      : { markdown: led, index };
    try {
      const saved = await saveDraft({
        actorId,
        versionId,
        revision,
        markdown: carried.markdown,
        change: `Sentence ${index + 1} ${words}`,
        confirmed: readSummaryMarkdown(replacement ?? '').map((said) => onWordOf(by, said)),
      });
      return { index: carried.index, open: saved.open, save: revision };
    } catch (error) {
      // Somebody saved another sentence in between: this one is looked for anew.
      const isLate = error instanceof AppError && error.code === 'conflict';
      if (!isLate || attempt === attempts) throw error;
    }
  }
}

type One = { versionId: string; index: number; to: number; as: string | null };

/** The text with what was one sentence under another case, and where it stands there. */
async function carryOne(markdown: string, { versionId, index, to, as }: One) {
  const cases = await readCases(db, versionId);
  refuseOtherCase(to, cases);
  const tells = tellsIn({ cases, votes: await readVotes(db, versionId) });
  const counted = new Set(tells.map(({ text }) => text));
  const carried = readSummaryMarkdown(as ?? '').map((_, at) => ({ index: index + at, to }));
  const { markdown: after, count } = carrySentences({ markdown, cases }, { carried, counted });
  if (count < carried.length) throw notAlone();
  const said = readSummaryMarkdown(markdown)[index]?.text ?? '';
  const blocks = caseBlocks(after, cases);
  const place = readSummaryMarkdown(after).findIndex(
    ({ text, from }) =>
      saidAnywhere(text) === saidAnywhere(said) && caseAround(blocks, from) === to,
  );
  return { markdown: after, index: Math.max(place, 0) };
}

export const notAlone = () =>
  new AppError(
    'invalid',
    'This sentence cannot be changed on its own. Change it under “Edit as markdown”.',
  );

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
