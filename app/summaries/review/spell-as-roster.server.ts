import { isDeepStrictEqual } from 'node:util';
import { changeSentence } from '#app/meetings/summary-document/change-sentence.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { AppError } from '#app/platform/app-error.ts';
import { takeBreath } from '#app/platform/db/take-breath.ts';
import { db } from '#app/platform/db.server.ts';
import type { Segment } from '#app/records/transcript.ts';
import { sentenceMarkdown } from '../document/summary-markdown.ts';
import { openMark } from '../open-mark.ts';
import { readSegments, readSentences } from '../version-rows.server.ts';
import { readVotes } from '../vote-rows.server.ts';
import { renamePeople } from './people-of-vote.ts';
import { type OnDraft, readDraft } from './read-draft.server.ts';
import { rosterSpellings, type Spelling, spellName, spellPeople } from './roster-names.ts';
import { saveDraft } from './save-draft.server.ts';

/**
 * Spells the people in a draft's sentences and votes as the roster does, in one save, where its marks say
 * that it spells them otherwise.
 * @returns how many sentences are left to settle
 * @throws AppError `conflict` when the draft was changed since, `invalid` where no mark names anybody
 */
export async function spellAsRoster(on: OnDraft) {
  const { actorId, versionId, revision } = on;
  const { markdown, transcriptId, clockStartSeconds } = await readDraft(on);
  const sentences = await readSentences(db, versionId);
  const spellings = rosterSpellings(sentences.map((one) => ({ ...one, open: openMark(one) })));
  if (spellings.length === 0) {
    throw new AppError('invalid', 'No name is marked any more that the roster spells otherwise.');
  }
  const segments = await readSegments(db, transcriptId);
  const timed = { segments, clockStartSeconds };
  const edited = { editedById: actorId, editedAt: new Date() };
  const votes = (await readVotes(db, versionId)).map((vote) => {
    const spelled = renamePeople(vote, (name) => spellName(name, spellings));
    return isDeepStrictEqual(spelled, vote) ? vote : { ...spelled, ...edited };
  });
  const names = spellings.map(({ from, to }) => `“${from}” to “${to}”`).join(', ');
  return saveDraft({
    actorId,
    versionId,
    revision,
    markdown: await spelledMarkdown(markdown, { spellings, timed }),
    votes,
    segments,
    change: `Changed ${names}, as the roster has it`,
  });
}

type Putting = {
  spellings: readonly Spelling[];
  timed: { segments: Segment[]; clockStartSeconds: number | null };
};

async function spelledMarkdown(given: string, { spellings, timed }: Putting): Promise<string> {
  let markdown = given;
  // From the last on: a sentence that becomes two moves none that is still to be changed.
  for (const [index, { text, citations }] of [
    ...readSummaryMarkdown(given).entries(),
  ].toReversed()) {
    const spelled = spellPeople(text, spellings);
    if (spelled === text) continue;
    await takeBreath();
    const own = { text: spelled, citations };
    markdown = changeSentence(markdown, { index, with: sentenceMarkdown(own, timed) }) ?? markdown;
  }
  return markdown;
}
