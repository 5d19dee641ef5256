import { shownOutcome } from '#app/meetings/outcome-words.ts';
import type { Candidate } from './candidates.server.ts';
import { type Facet, type FacetValue, facetNames, passageKinds } from './found.ts';
import { kindWords } from './kind-words.ts';
import type { SearchAddress } from './search-address.ts';

/** More values than these nobody reads through. */
const mostValues = 8;

/** What the meetings that were found can be narrowed by, each value with how many meetings have it. */
export function countFacets(
  found: readonly Candidate[],
  chosen: SearchAddress['chosen'],
  titleOf: (entityId: string) => string,
): Facet[] {
  return facetNames.flatMap((name) => {
    const meetings = new Map<string, Set<string>>();
    for (const candidate of found) {
      const value = facetValueOf[name](candidate);
      if (value === null) continue;
      meetings.set(value, (meetings.get(value) ?? new Set()).add(candidate.meetingId));
    }
    const values = [...meetings].map(
      ([value, ids]): FacetValue => ({
        value,
        label: labelOf[name](value, titleOf),
        count: ids.size,
        isChosen: chosen[name]?.toLowerCase() === value.toLowerCase(),
      }),
    );
    const isOffered = values.length > 1 || values.some(({ isChosen }) => isChosen);
    return isOffered ? [{ name, values: values.sort(inOrder[name]).slice(0, mostValues) }] : [];
  });
}

const facetValueOf: Record<Facet['name'], (candidate: Candidate) => string | null> = {
  kind: ({ kind }) => kind,
  body: ({ entityId }) => entityId,
  outcome: ({ outcome }) => outcome,
  year: ({ date }) => (date.getTime() === 0 ? null : String(date.getUTCFullYear())),
};

const labelOf: Record<
  Facet['name'],
  (value: string, titleOf: (entityId: string) => string) => string
> = {
  kind: (value) =>
    passageKinds.flatMap((kind) => (kind === value ? kindWords[kind] : []))[0] ?? value,
  body: (value, titleOf) => titleOf(value),
  outcome: (value) => shownOutcome(value)?.words ?? value,
  year: (value) => value,
};

type Order = (one: FacetValue, other: FacetValue) => number;

const byCount: Order = (one, other) =>
  other.count - one.count || (one.label < other.label ? -1 : 1);

const inOrder: Record<Facet['name'], Order> = {
  kind: byCount,
  body: byCount,
  outcome: byCount,
  year: (one, other) => Number(other.value) - Number(one.value),
};

/** The bodies that most of what was found belongs to: of these the names are asked for. */
export function bodiesToName(found: readonly Candidate[]): Map<string, string> {
  const meetingOf = new Map<string, string>();
  const counts = new Map<string, Set<string>>();
  for (const { entityId, meetingId } of found) {
    if (entityId === null) continue;
    meetingOf.set(entityId, meetingId);
    counts.set(entityId, (counts.get(entityId) ?? new Set()).add(meetingId));
  }
  const most = [...counts].sort((one, other) => other[1].size - one[1].size);
  return new Map(most.slice(0, 2 * mostValues).map(([id]) => [id, meetingOf.get(id) ?? '']));
}
