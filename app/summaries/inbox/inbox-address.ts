import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { type InboxFilter, inboxQuery, readInboxFilter } from './inbox-filter.ts';

/** The review page of a meeting that was come to from the inbox, and knows what is next there. */
export function reviewAddress(
  meetingId: string,
  { search, at }: { search: URLSearchParams; at: ListKey },
): string {
  const from = inboxQuery(search);
  from.set('at', writeListKey(at));
  return `/admin/meetings/${meetingId}?${new URLSearchParams({ from: from.toString() })}`;
}

/** A place in the inbox, as the address of a review page has it. */
export type InboxPlace = {
  filter: InboxFilter;
  search: URLSearchParams;
  at: string;
  /** The same in one word of an address. */
  from: string;
};

/** Longer than any filter with a place in it. */
const longestPlace = 2000;

/** Null where the page was not come to from the inbox. */
export function readInboxPlace(from: string | null): InboxPlace | null {
  if (!from || from.length > longestPlace) return null;
  const search = new URLSearchParams(from);
  const at = search.get('at');
  if (!readListKey(at) || at === null) return null;
  return { filter: readInboxFilter(search), search: inboxQuery(search), at, from };
}
