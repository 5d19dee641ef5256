import { isoDateOf } from '../meeting-date.ts';
import type { PublicBody } from './read-public-body.server.ts';

/** A body and what it has before it, for search engines. */
export function bodyData(body: PublicBody, address: string | undefined): object {
  const place = [body.county, body.state].filter(Boolean).join(', ');
  return {
    '@type': 'GovernmentOrganization',
    name: body.title,
    ...(body.name && { alternateName: body.name }),
    areaServed: place,
    ...(address && { url: address }),
    ...(body.homepageUrl && { sameAs: body.homepageUrl }),
    ...(body.members.length > 0 && {
      member: body.members.map(({ name, office }) => ({
        '@type': 'OrganizationRole',
        roleName: office,
        member: { '@type': 'Person', name },
      })),
    }),
    ...(body.toCome.length > 0 && {
      event: body.toCome.map(({ title, date, startsAt, isCancelled, ...meeting }) => ({
        '@type': 'Event',
        name: title,
        startDate: startsAt?.toISOString() ?? (date ? isoDateOf(date) : undefined),
        ...(isCancelled && { eventStatus: 'https://schema.org/EventCancelled' }),
        location: { '@type': 'Place', name: meeting.place ?? place, address: place },
      })),
    }),
  };
}
