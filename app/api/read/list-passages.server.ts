import { readTranscript } from '#app/meetings/read-transcript.server.ts';
import { readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import type { Answer, Asked } from '../asked.ts';

/** Passages of the transcript that a meeting's summary rests on, a page of it at a time. */
export async function listPassages({
  reader,
  params: { meetingId },
  query,
}: Asked<'listPassages'>): Promise<Answer<'listPassages'>> {
  const at = /^\d{1,7}$/.exec(readListKey(query.after)?.value ?? '')?.[0] ?? '0';
  const { segments, pages } = await readTranscript(reader, meetingId, Number(at));
  return {
    items: segments.map(({ index, ...passage }) => ({ segment: index, ...passage })),
    next: pages.next && writeListKey({ value: pages.next.at, id: meetingId }),
  };
}
