import { published } from '#app/meetings/latest-version.server.ts';
import { segmentsAt } from '#app/meetings/segments-at.server.ts';
import { readSummaryMarkdown } from '#app/meetings/summary-document/read-summary-markdown.ts';
import type { Db } from '#app/platform/db.server.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import type { Check } from './check.ts';
import { meetingsAtFault } from './rows-at-fault.ts';

/** Only a correction mends it: which place was meant, an editor has to see. */
export const citations: Check = {
  finds: 'meetings whose summary cites places that their record has not',
  look: (db) =>
    meetingsAtFault(db, (ids) => citingNothing(db, ids), { markdownSummary: { not: null } }),
};

async function citingNothing(db: Db, ids: string[]): Promise<string[]> {
  const meetings = await db.meeting.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      markdownSummary: true,
      versions: {
        ...published,
        take: 1,
        select: {
          transcriptId: true,
          votes: { select: { segments: true } },
          facts: { select: { segments: true } },
        },
      },
    },
  });
  const found: string[] = [];
  for (const { id, markdownSummary, versions } of meetings) {
    if (!markdownSummary?.trim()) continue;
    const [version] = versions;
    const told = readSummaryMarkdown(markdownSummary).flatMap((sentence) => sentence.citations);
    const named = [...(version?.votes ?? []), ...(version?.facts ?? [])];
    const listed = named.flatMap(({ segments }) => readNumberList(segments));
    const cited = new Set([...told, ...listed]);
    if (cited.size === 0) continue;
    const there = version?.transcriptId
      ? await segmentsAt(db, version.transcriptId, cited, { index: true })
      : new Map();
    if (there.size < cited.size) found.push(id);
  }
  return found;
}
