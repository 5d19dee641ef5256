import { escapeHtml } from '#app/platform/http/escape-html.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A file of the sitemap: of pages, or of other such files. */
export function sitemapFile(kind: 'urlset' | 'sitemapindex', addresses: string[]): Response {
  const entry = kind === 'urlset' ? 'url' : 'sitemap';
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="${namespace}">`,
    ...addresses.map((address) => `  <${entry}><loc>${escapeHtml(address)}</loc></${entry}>`),
    `</${kind}>`,
  ];
  return new Response(`${text.join('\n')}\n`, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
