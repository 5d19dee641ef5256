import { brand } from './brand.ts';

/** What the site is and who runs it, for search engines. */
export function siteData(origin: string | undefined): object | null {
  if (origin === undefined) return null;
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.company.legalName,
    email: brand.supportEmail,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  };
  const site = {
    '@type': 'WebSite',
    name: brand.name,
    description: brand.tagline,
    url: `${origin}/`,
    publisher: { '@id': publisher['@id'] },
  };
  return { '@graph': [site, publisher] };
}
