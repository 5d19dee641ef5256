import { z } from 'zod';
import type { Tx } from '#app/platform/db.server.ts';
import { voteMethods } from '#app/proceedings/vote.ts';
import { readCases, type StoredCase } from './case-rows.server.ts';
import type { CountedSentence, WrittenBy } from './counted-sentence.ts';
import { countedTells } from './drafting/counted-tells.ts';
import { readVotes, type StoredVote } from './vote-rows.server.ts';

const method = z.enum(voteMethods).nullable().catch(null);
const outcome = z.enum(['adopted', 'rejected']).nullable().catch(null);
const answer = z.enum(['yes', 'no', 'abstain', 'absent']).catch('absent');

/** The sentences that code makes of what it counted for a version. */
export async function countedOfVersion(tx: Tx, versionId: string): Promise<CountedSentence[]> {
  return countedIn({
    cases: await readCases(tx, versionId),
    votes: await readVotes(tx, versionId),
  });
}

type Counted = { cases: readonly StoredCase[]; votes: readonly StoredVote[] };

/** The sentences that code makes of these cases and votes, with the names that stand in the votes. */
export function countedIn(counted: Counted): CountedSentence[] {
  const byIndex = new Map(counted.votes.map((vote) => [vote.index, vote]));
  return tellsIn(counted).map(({ text, footing, vote, writtenBy }) => {
    const { mover, seconder, rollCall = [] } = byIndex.get(vote ?? -1) ?? {};
    const named = [mover, seconder, ...rollCall.map(({ name }) => name)];
    return { text, footing, names: [...new Set(named.filter((name) => name != null))], writtenBy };
  });
}

/** The same with the case and the index of the vote that each tells. */
export function tellsIn(counted: Counted) {
  const { cases } = counted;
  const drafted = cases.some(isTitled) ? new Set(tells(asDrafted(counted)).map(textOf)) : null;
  return tells(counted).map(({ vote, item, ...told }) => {
    const takesTitle = drafted !== null && !drafted.has(told.text);
    const writtenBy = editorOf(vote) ?? (takesTitle ? titledBy(cases[item]) : null);
    return { ...told, item, vote: vote?.index ?? null, writtenBy };
  });
}

const editorOf = (vote: Pick<StoredVote, 'editedById' | 'editedAt'> | null): WrittenBy | null =>
  vote?.editedAt ? { byId: vote.editedById, at: vote.editedAt } : null;
const titledBy = (one: StoredCase | undefined): WrittenBy | null =>
  one?.titledAt ? { byId: one.titledById, at: one.titledAt } : null;

const textOf = ({ text }: { text: string }) => text;
const isTitled = ({ draftedTitle }: StoredCase) => draftedTitle !== null;

/** With the titles that code gave. */
const asDrafted = ({ cases, votes }: Counted): Counted => ({
  cases: cases.map((one) => ({ ...one, title: one.draftedTitle ?? one.title })),
  votes: votes.map((vote) => ({
    ...vote,
    subject: vote.items.reduce((subject, item) => {
      const { title, draftedTitle } = cases[item] ?? {};
      if (title === undefined || draftedTitle == null) return subject;
      return subject?.replaceAll(title, () => draftedTitle) ?? null;
    }, vote.subject),
  })),
});

function tells({ cases, votes }: Counted) {
  return countedTells({
    // Where a case began is of no matter to what became of it.
    cases: cases.map((one) => ({ ...one, entry: null, firstSentence: 0, lastSentence: 0 })),
    votes: votes.map((vote) => ({
      ...vote,
      method: method.parse(vote.method),
      outcome: outcome.parse(vote.outcome),
      rollCall: vote.rollCall.map(({ name, vote: said }) => ({ name, vote: answer.parse(said) })),
    })),
  });
}
