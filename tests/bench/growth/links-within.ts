import type { GrowthAddress } from '#tests/support/growth/growth-addresses.ts';

/** Where a list begins differs from site to site; how many of the others a page may lead to. */
const places = new Set(['after', 'before']);
const most = 12;

/** What a page leads to of itself: its next page, other orders, what it is narrowed to. */
export function linksWithin(text: string, { name, path, asker }: GrowthAddress): GrowthAddress[] {
  // One step from the address itself, whose links lead to as many others.
  if (name.includes(' › ')) return [];
  const origin = 'http://site.example';
  const page = new URL(path, origin);
  const hrefs = [...text.matchAll(/ href="([^"#]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const found = new Map<string, GrowthAddress>();
  for (const href of hrefs) {
    if (!URL.canParse(href, page)) continue;
    const to = new URL(href, page);
    if (to.origin !== origin || to.pathname !== page.pathname || to.search === page.search)
      continue;
    const shape = [...to.searchParams].map(([key, value]) =>
      places.has(key) ? key : `${key}=${value}`,
    );
    if (shape.length === 0) continue;
    const led = `${name} › ${shape.sort().join('&')}`;
    found.set(led, { name: led, path: to.pathname + to.search, asker });
  }
  return [...found.values()].slice(0, most);
}
