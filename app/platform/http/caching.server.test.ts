import { expect, it } from 'vitest';
import { limitCaching, sameForAll } from './caching.server.ts';

function cachingOf(address: string, cookie = ''): string | null {
  const request = new Request(`http://site.test${address}`, { headers: { cookie } });
  const headers = new Headers({ 'Cache-Control': sameForAll });
  limitCaching(request, headers);
  return headers.get('Cache-Control');
}

it('lets a page that is the same for every visitor be kept, for visitors without a cookie', async () => {
  expect(await cachingOf('/about?from=mail')).toBe(sameForAll);
  expect(await cachingOf('/about', 'dais_theme=x')).toBe('private, no-cache');
  expect(await cachingOf('/about', 'dais_session=x')).toBe('private, no-store');
  expect(await cachingOf('/about', '__Host-dais_theme=x')).toBe('private, no-cache');
  expect(await cachingOf('/about', 'a=b; __Host-dais_session=x')).toBe('private, no-store');
});

it.each([
  '/unsubscribe?reader=1&token=x',
  '/unsubscribe.rsc?token',
  '/about?Token=x',
  '/feeds/x/found.atom',
  '/Feeds/x/found.atom.rsc',
  '/%66eeds/x.rsc',
  '/shared/x/transcript',
])('lets nothing keep %s, whose address is a secret', async (address) => {
  expect(await cachingOf(address)).toBe('private, no-store');
});
