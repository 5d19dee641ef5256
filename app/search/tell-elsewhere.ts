import { isoDateOf } from '#app/meetings/meeting-date.ts';
import type { Found, Total } from './found.ts';
import type { NamedMeeting } from './name-meetings.server.ts';

type Elsewhere = { meetingIds: readonly string[]; total: Total };

/** What lies in bodies that a reader does not follow, by name and date. */
export function tellElsewhere(
  { meetingIds, total }: Elsewhere,
  names: ReadonlyMap<string, NamedMeeting>,
): Found['elsewhere'] {
  const today = isoDateOf(new Date());
  return {
    total,
    meetings: meetingIds.flatMap((id) => {
      const named = names.get(id);
      const isToCome = Boolean(named?.date && isoDateOf(named.date) >= today);
      return named ? [{ ...named, isToCome }] : [];
    }),
  };
}
