import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { db } from '#app/platform/db.server.ts';
import { headingOf } from '../../account/case-of-heading.ts';
import { onWordOf } from '../../carry-over.ts';
import { readCases, type StoredCase } from '../../case-rows.server.ts';
import { tellsIn } from '../../counted-of-version.server.ts';
import { sentenceMarkdown } from '../../document/summary-markdown.ts';
import { sections } from '../../draft.ts';
import { readSegments } from '../../version-rows.server.ts';
import { readVotes } from '../../vote-rows.server.ts';
import { nameInSaves } from '../name-in-saves.ts';
import { type OnDraft, readDraft } from '../read-draft.server.ts';
import { changedMeanwhile, saveDraft } from '../save-draft.server.ts';
import { newSentenceForm, type TypedNewSentence } from '../sentence-form.ts';
import { readTyped } from '../typed.ts';
import { addToOpening } from './add-to-opening.ts';
import { type AddedTo, inShort } from './added-to.ts';
import { addSentence as put } from './carry-sentences.ts';
import { caseAround, caseBlocks } from './case-blocks.ts';
import { refusePassages } from './refuse-passages.server.ts';

type Adding = OnDraft & { place: AddedTo; typed: TypedNewSentence };

/**
 * Adds an editor's sentence to a case, before what cites later passages there, or to the opening, at its end. It is checked
 * like any other, and stands on the editor's word where nothing is found against it. Says where it stands, and how many are
 * left to settle.
 * @throws AppError `conflict` when the draft was changed since, `invalid` for no words, or passages that are none
 */
export async function addSentence({ place, typed, ...on }: Adding) {
  const { actorId, versionId, revision } = on;
  const { text, passages } = readTyped(newSentenceForm, typed);
  await refusePassages(versionId, passages);
  const { markdown, transcriptId, clockStartSeconds } = await readDraft(on);
  const cases = await readCases(db, versionId);
  const to = place === inShort ? null : place;
  const one = to === null ? null : cases[to];
  if (one === undefined) throw changedMeanwhile();
  const segments = await readSegments(db, transcriptId);
  const words = sentenceMarkdown({ text, citations: passages }, { segments, clockStartSeconds });
  const said = readSummaryMarkdown(words);
  const longer =
    to === null
      ? addToOpening(markdown, words)
      : put(
          { markdown, cases },
          { to, words, passage: passages[0] ?? null, counted: await countedIn(versionId, cases) },
        );
  const by = { byId: actorId, at: new Date() };
  const { open } = await saveDraft({
    actorId,
    versionId,
    revision,
    markdown: longer,
    segments,
    change: `Sentence added to ${one ? nameInSaves(headingOf(one) || 'Untitled case') : sections.inShort}`,
    confirmed: said.map((sentence) => onWordOf(by, sentence)),
  });
  const blocks = caseBlocks(longer, cases);
  const index = readSummaryMarkdown(longer).findIndex(
    ({ text: own, from }) => own === said[0]?.text && caseAround(blocks, from) === to,
  );
  return { index: Math.max(index, 0), open };
}

/** What code tells of the votes. */
async function countedIn(versionId: string, cases: readonly StoredCase[]) {
  const tells = tellsIn({ cases, votes: await readVotes(db, versionId) });
  return new Set(tells.map(({ text }) => text));
}
