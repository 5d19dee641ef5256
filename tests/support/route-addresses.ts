import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** Every address of the site as app/routes.ts writes it, parameters included: `/meetings/:meetingId`. */
export async function routeAddresses(): Promise<string[]> {
  return [...new Set(addressesUnder(await routes, ''))].sort();
}

function addressesUnder(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path ? `${parent}/${path}` : parent;
    const own = index || path ? [address || '/'] : [];
    return [...own, ...addressesUnder(children ?? [], address)];
  });
}
