import { brand } from './brand.ts';
import { siteOrigin } from './site-origin.ts';

type PublicPage = {
  /** The page's own name; the start page has none. */
  title?: string;
  description: string;
  /** The one address under which search engines should know the page. */
  path: string;
  /** As the page's component is given them: root's knows where the site stands. */
  matches: Parameters<typeof siteOrigin>[0];
  /** For a page whose share picture is not the one drawn by its path. */
  picture?: SharePicture;
};

/** Where a share picture is, and what it says. */
type SharePicture = { path: string; alt: string };

/** What a public page says about itself to search engines and to those who share it. */
export function PublicMeta(page: PublicPage) {
  const { title, description, path, matches } = page;
  const origin = siteOrigin(matches);
  const heading = title ?? brand.tagline;
  const picture = page.picture ?? { path: picturePath(path), alt: `${heading} · ${brand.name}` };
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Without the site's address nothing is said that needs it. */}
      {origin === undefined ? null : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
          <meta property="og:image" content={origin + picture.path} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}

function picturePath(path: string): string {
  return `/pictures/${path === '/' ? 'start' : path.slice(1)}.png`;
}

/** For pages that are somebody's own, and for errors: no search engine should list them. */
export function PrivateMeta({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function documentTitle(title?: string): string {
  return title === undefined ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
}

/** What a page holds, in schema.org's terms, for search engines. */
export function StructuredData({ data }: { data: object | null }) {
  if (!data) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can end no element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
