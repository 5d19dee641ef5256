import { db } from '#app/platform/db.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

export type OnDraft = {
  actorId: string;
  versionId: string;
  /** The revision that is on the reviewer's screen. */
  revision: number;
};

/**
 * A draft as the reviewer sees it, with the record that its sentences cite.
 * @throws AppError `conflict` when the draft was changed or published since
 */
export async function readDraft({ versionId, revision }: OnDraft) {
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId, revision, publishedAt: null },
    select: {
      markdown: true,
      transcriptId: true,
      transcript: { select: { clockStartSeconds: true } },
    },
  });
  if (!version) throw changedMeanwhile();
  const { markdown, transcriptId, transcript } = version;
  return { markdown, transcriptId, clockStartSeconds: transcript?.clockStartSeconds ?? null };
}
