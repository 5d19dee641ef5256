import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

export type RouteAddress = {
  /** As app/routes.ts writes it, parameters included: `/meetings/:meetingId`. */
  address: string;
  /** `routes/reader/meeting.tsx` */
  file: string;
};

/** Every address of the site. */
export async function routeAddresses(): Promise<RouteAddress[]> {
  return addressesUnder(await routes, '').sort((a, b) => (a.address < b.address ? -1 : 1));
}

function addressesUnder(entries: RouteConfigEntry[], parent: string): RouteAddress[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    // What has an index page has its address from it.
    const isPage = index || (path && !children.some((child) => child.index));
    const own = isPage ? [{ address: address || '/', file }] : [];
    return [...own, ...addressesUnder(children, address)];
  });
}
