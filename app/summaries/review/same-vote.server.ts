import type { Tx } from '#app/platform/db.server.ts';
import { readCases } from '../case-rows.server.ts';
import { tellsIn } from '../counted-of-version.server.ts';
import { readVotes } from '../vote-rows.server.ts';

type Told = { index: number; text: string };

/** Of the sentences of a version those others that tell the same vote as one of them, as code tells it. */
export async function tellingSameVote<T extends Told>(
  tx: Tx,
  { versionId, sentences, one }: { versionId: string; sentences: readonly T[]; one: Told },
): Promise<T[]> {
  const tells = tellsIn({
    cases: await readCases(tx, versionId),
    votes: await readVotes(tx, versionId),
  });
  const votes = new Set(tells.flatMap(({ text, vote }) => (text === one.text ? (vote ?? []) : [])));
  const texts = new Set(
    tells.flatMap(({ text, vote }) => (vote !== null && votes.has(vote) ? text : [])),
  );
  return sentences.filter(({ index, text }) => index !== one.index && texts.has(text));
}
