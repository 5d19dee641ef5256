import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { readCasesAndFacts } from '../../case-rows.server.ts';
import { tellsIn } from '../../counted-of-version.server.ts';
import { readSegments } from '../../version-rows.server.ts';
import { readVotes } from '../../vote-rows.server.ts';
import { type OnDraft, readDraft } from '../read-draft.server.ts';
import { saveDraft } from '../save-draft.server.ts';
import { followCount } from './follow-count.ts';
import type { Proceedings } from './proceedings.ts';
import { tellAnew } from './tell-anew.ts';

/** What a change makes of a draft, and what it is called in the list of saves; null for no change. */
export type Change = (proceedings: Proceedings) => { to: Proceedings; change: string } | null;

/**
 * Saves a draft with other cases or votes. What code tells of them follows, and is counted anew; what it tells of a
 * vote that was not counted for sure before stands on the word of the editor who changed that vote.
 * @throws AppError `conflict` when the draft was changed since, and what `change` throws
 */
export async function saveProceedings(on: OnDraft, change: Change) {
  const { actorId, versionId, revision } = on;
  const { markdown, transcriptId, clockStartSeconds } = await readDraft(on);
  const { cases, facts } = await readCasesAndFacts(db, versionId);
  const from = { markdown, cases, facts, votes: await readVotes(db, versionId) };
  const changed = change(from);
  if (changed === null) return;
  const { to } = changed;
  const segments = await readSegments(db, transcriptId);
  const [before, after] = [tellsIn(from), tellsIn(to)];
  const transcript = { segments, clockStartSeconds };
  const followed = tellAnew(followCount(to.markdown, { before, after, transcript }), {
    ...{ before, after, transcript },
    cases: to.cases,
  });
  if (followed.trim() === '') throw new AppError('invalid', 'Nothing would be left to say.');
  const confirmedAt = new Date();
  return saveDraft({
    actorId,
    versionId,
    revision,
    markdown: followed,
    votes: to.votes,
    cases: { cases: to.cases, facts: to.facts },
    segments,
    change: changed.change,
    confirmed: nowSure(followed, { from, to }).map((told) => ({
      ...told,
      found: [],
      confirmedReason: null,
      confirmedById: actorId,
      confirmedAt,
    })),
  });
}

/** What tells a vote that code had not counted whole, or named, before this editor: the words may be the same. */
function nowSure(markdown: string, { from, to }: { from: Proceedings; to: Proceedings }) {
  const before = new Map(from.votes.map((vote) => [vote.index, vote]));
  const sure = new Set(
    to.votes.flatMap(({ index, footing, heardCount, editedAt }) => {
      const old = before.get(index);
      const wasUnsure = old && (old.footing !== 'named' || old.heardCount !== null);
      const isSure = footing === 'named' && heardCount === null;
      const isSeen = editedAt?.getTime() !== old?.editedAt?.getTime();
      return wasUnsure && isSure && isSeen ? [index] : [];
    }),
  );
  const texts = new Set(
    tellsIn(to).flatMap(({ text, vote }) => (vote !== null && sure.has(vote) ? [text] : [])),
  );
  return readSummaryMarkdown(markdown)
    .filter(({ text }) => texts.has(text))
    .map(({ text, citations }) => ({ text, citations }));
}
