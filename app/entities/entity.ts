import { countWords, mostCounted } from '#app/platform/counted.ts';
/** A government entity as lists show it. */
export type ListedEntity = {
  id: string;
  name: string;
  description: string | null;
  type: string;
  state: string;
  county: string | null;
};

/** One that readers choose from: without a meeting they are told so before they follow it. */
export type OfferedEntity = ListedEntity & { hasMeetings: boolean };

export const noMeetingsYet = 'No meetings yet';

/** What a reader knows an entity by: its description, or else its name. */
export function entityTitle(entity: { name: string; description: string | null }): string {
  return entity.description || entity.name;
}

/** 'Colorado • Boulder County • City Council'. */
export function entityPlace(entity: { state: string; county: string | null; type: string }) {
  return [entity.state, entity.county, entity.type].filter(Boolean).join(' • ');
}

/** What the text filter matches. No typed text holds a line break, so none matches across the two. */
export function entitySearchText(entity: { name: string; description: string | null }): string {
  return [entity.name, entity.description].filter(Boolean).join('\n').toLowerCase();
}

/**
 * What readers' lists are sorted by: the title they show, without case and accents. Its characters
 * are compared by their numbers, so both databases have one order.
 */
export function entitySortTitle(entity: { name: string; description: string | null }): string {
  return entityTitle(entity).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** '1 entity', '10,482 entities'. */
export function entityCount(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'entity' : 'entities'}`;
}

/** The same of a list that is not counted to its end: '500+ entities'. */
export function listedCount(count: number): string {
  return count > mostCounted ? `${countWords(count)} entities` : entityCount(count);
}
