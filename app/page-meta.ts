import type { MetaDescriptor } from 'react-router';
import { brand } from './brand.ts';

type PublicPage = {
  /** The page's own name; the start page has none. */
  title?: string;
  description: string;
  /** The one address under which search engines should know the page. */
  path: string;
  /** Where the site stands, from `siteOrigin`; without it, nothing that needs an address is said. */
  origin: string | undefined;
  /** For a page whose share picture is not the one drawn by its path. */
  picture?: SharePicture;
};

/** Where a share picture is, and what it says. */
type SharePicture = { path: string; alt: string };

/** What a public page says about itself to search engines and to those who share it. */
export function pageMeta(page: PublicPage): MetaDescriptor[] {
  const { title, description, path, origin } = page;
  const heading = title ?? brand.tagline;
  const picture = page.picture ?? { path: picturePath(path), alt: `${heading} · ${brand.name}` };
  return [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(origin === undefined ? [] : addresses(origin, path, picture)),
  ];
}

function addresses(origin: string, path: string, picture: SharePicture): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
  ];
}

function picturePath(path: string): string {
  return `/pictures/${path === '/' ? 'start' : path.slice(1)}.png`;
}

/** For pages that are somebody's own, and for errors: no search engine should list them. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: documentTitle(title) }, { name: 'robots', content: 'noindex' }];
}

function documentTitle(title?: string): string {
  return title === undefined ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
}

/** The site's address as root's loader tells it; unknown when that loader failed. */
export function siteOrigin(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof root !== 'object' || root === null || !('origin' in root)) return undefined;
  return typeof root.origin === 'string' ? root.origin : undefined;
}
