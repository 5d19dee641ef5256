/** What happens to a meeting here, in its order. */
export const chapters = [
  'found',
  'agenda',
  'record',
  'draft',
  'review',
  'published',
  'corrected',
] as const;
export type Chapter = (typeof chapters)[number];

/** When each of it happened: an ISO time, or null for what has not. */
export type Story = Record<Chapter, string | null>;

type Told = Record<Exclude<Chapter, 'review'> | 'edited' | 'confirmed', Date | string | null>;

/** A review begins with the first save or the first sentence that was confirmed. */
export function storyOf({ edited, confirmed, ...told }: Told): Story {
  const reviewed = [edited, confirmed].flatMap((at) => isoOf(at) ?? []).toSorted()[0] ?? null;
  return {
    found: isoOf(told.found),
    agenda: isoOf(told.agenda),
    record: isoOf(told.record),
    draft: isoOf(told.draft),
    review: reviewed,
    published: isoOf(told.published),
    corrected: isoOf(told.corrected),
  };
}

/** SQLite gives what was worked out from times as text. */
export function isoOf(moment: Date | string | null | undefined): string | null {
  if (!moment) return null;
  if (moment instanceof Date) return moment.toISOString();
  return new Date(/Z$|[+-]\d\d:\d\d$/.test(moment) ? moment : `${moment}Z`).toISOString();
}
