import type { City } from '../city.ts';
import type { CityMeeting } from '../meetings.ts';

/** A question to one of the places where a city tells of its meetings. */
export type Asked = {
  city: City;
  /** All that the city tells of now */
  meetings: readonly CityMeeting[];
  /** As it was asked */
  url: URL;
};

export type Answer = {
  status?: number;
  type: string;
  body: string | Uint8Array;
};

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});
export const pdf = (body: Uint8Array): Answer => ({ type: 'application/pdf', body });
export const notFound: Answer = { status: 404, type: 'text/plain', body: 'Not found.' };

/** A day as it stands in a filter of OData, between two words: ge datetime'2026-11-01'. */
export function daysOf(filter: string | null, field: string): { from: string; until: string } {
  const said = (words: string) =>
    new RegExp(`${field} (?:${words}) (?:datetime')?(\\d{4}-\\d{2}-\\d{2})`).exec(
      filter ?? '',
    )?.[1];
  return { from: said('ge|gt') ?? '0000-01-01', until: said('le|lt') ?? '9999-12-31' };
}

/** From one number on, so many: what `$skip` and `$top` ask for. */
export function pageOf<T>(all: readonly T[], { searchParams }: URL, most: number) {
  const skip = Number(searchParams.get('$skip') ?? 0);
  const top = Math.min(Number(searchParams.get('$top') ?? most), most);
  return { page: all.slice(skip, skip + top), next: skip + top < all.length ? skip + top : null };
}

/** The files of a meeting by the numbers under which platforms keep them. */
export const fileNumbers = ({ id, edition, hasMinutes }: CityMeeting) => ({
  // What is posted anew is a file of its own.
  agenda: edition === 0 ? null : id * 10 + edition,
  minutes: hasMinutes ? id * 10 + 3 : null,
});
