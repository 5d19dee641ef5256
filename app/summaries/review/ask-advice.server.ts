import { db } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import type { Segment } from '#app/records/transcript.ts';
import { adviceOf, asked } from '../asked-advice.ts';
import { checkSentencesApart } from '../judge-apart.server.ts';

type Sentence = {
  index: number;
  text: string;
  section: string;
  citations: number[];
  advice: string[] | null;
};

type Version = { id: string; origin: string; transcriptId: string | null };

/** What is being asked for now, so that a page that is loaded again does not ask once more. */
const underWay = new Map<string, Promise<ReadonlyMap<number, string[]>>>();

/**
 * The advice on a version's sentences, by their indexes. It is kept when they are saved; what was
 * saved before there was a record, or before advice was kept, is asked for here, once.
 */
export async function adviceOn(
  { id, origin, transcriptId }: Version,
  { sentences, segments }: { sentences: readonly Sentence[]; segments: readonly Segment[] },
): Promise<ReadonlyMap<number, string[]>> {
  if (transcriptId === null || origin !== 'typed') return new Map();
  const kept = sentences.flatMap(({ index, advice }) => (advice ? [[index, advice] as const] : []));
  const missing = sentences.filter(
    ({ advice, citations }) => advice === null && citations.length === 0,
  );
  if (missing.length === 0 || segments.length === 0) return new Map(kept);
  const asking = underWay.get(id) ?? askFor(id, { missing, segments });
  underWay.set(id, asking);
  try {
    return new Map([...kept, ...(await asking)]);
  } finally {
    underWay.delete(id);
  }
}

async function askFor(
  versionId: string,
  { missing, segments }: { missing: readonly Sentence[]; segments: readonly Segment[] },
): Promise<ReadonlyMap<number, string[]>> {
  const checked = await checkSentencesApart(missing.map(asked), segments).catch((error) => {
    // Advice is a help: without it the sentences stand as if nothing was found, and are not held up.
    log.warn({ err: error, versionId }, 'no advice on a typed summary');
    return [];
  });
  const found = new Map(
    missing.map(({ index }, at) => [index, checked[at] ? adviceOf(checked[at]) : []]),
  );
  for (const { index, text } of missing) {
    await db.summarySentence.updateMany({
      where: { versionId, index, text },
      data: { advice: JSON.stringify(found.get(index)) },
    });
  }
  return found;
}
