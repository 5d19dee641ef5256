import { readInboxPlace } from '#app/summaries/inbox/inbox-address.ts';
import { readSpread } from '#app/summaries/review/spread.server.ts';

/** In the order of sentences that the reviewer has chosen, and at the same place in the inbox. */
export function inOrderOf(request: Request, place: string): string {
  const { searchParams } = new URL(request.url);
  const [query = '', hash] = place.split('#');
  const kept = new URLSearchParams(query);
  if (searchParams.get('order') === 'told' && query) kept.set('order', 'told');
  const from = readInboxPlace(searchParams.get('from'))?.from;
  if (from) kept.set('from', from);
  return (kept.size > 0 ? `?${kept}` : '') + (hash ? `#${hash}` : '');
}

export const at = ({ versionId }: { versionId: string }, hash: string) =>
  `?version=${versionId}#${hash}`;

/** What was done, and how much is left to settle. */
export const saying = (done: string, open: number) =>
  open > 0 ? `${done.replace(/\.$/, '')}. ${open} left to settle.` : done;

/** What a save changed may stand elsewhere: then the page asks about it, and the message says so. */
export async function offering(
  { versionId }: { versionId: string },
  { save, message, hash }: { save: number; message: string; hash: string },
) {
  const spread = await readSpread({ versionId, save });
  if (!spread) return { message, place: at({ versionId }, hash) };
  const old = spread.terms.map(({ from }) => `“${from}”`).join(', ');
  const count =
    spread.places.length === 1 ? '1 other place' : `${spread.places.length} other places`;
  return {
    message: `${message.replace(/\.$/, '')}. The draft still says ${old} in ${count}.`,
    place: `?version=${versionId}&also=${save}#${hash}`,
  };
}
