import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { PrivateMeta, PublicMeta, StructuredData } from './PageMeta.tsx';
import { siteOrigin } from './site-origin.ts';

const origin = 'https://dais.example';
const page = {
  description: 'What it is.',
  path: '/about',
  matches: [{ id: 'root', loaderData: { origin } }],
};

test('a public page names itself, its one address and its picture', () => {
  const said = renderToStaticMarkup(<PublicMeta title="About" {...page} />);
  expect(said).toContain(`<title>About · ${brand.name}</title>`);
  expect(said).toContain('<meta name="description" content="What it is."/>');
  expect(said).toContain(`<link rel="canonical" href="${origin}/about"/>`);
  expect(said).toContain('<meta property="og:title" content="About"/>');
  expect(said).toContain(`<meta property="og:image" content="${origin}/pictures/about.png"/>`);
  expect(said).toContain(`<meta property="og:image:alt" content="About · ${brand.name}"/>`);
});

test('a page with a picture of its own shows that', () => {
  const picture = { path: '/elsewhere.png', alt: 'Another' };
  const said = renderToStaticMarkup(<PublicMeta title="About" {...page} picture={picture} />);
  expect(said).toContain(`<meta property="og:image" content="${origin}/elsewhere.png"/>`);
  expect(said).toContain('<meta property="og:image:alt" content="Another"/>');
});

test('the start page goes by the name of the product and what it promises', () => {
  const said = renderToStaticMarkup(<PublicMeta {...page} />);
  expect(said).toContain(`<title>${brand.name} · ${brand.tagline}</title>`);
});

test('a page that does not know its address gives none, rather than a wrong one', () => {
  const said = renderToStaticMarkup(<PublicMeta title="About" {...page} matches={[]} />);
  expect(said).not.toContain('canonical');
  expect(said).not.toContain('.png');
});

test('a page of one person is not for search engines', () => {
  const said = renderToStaticMarkup(<PrivateMeta title="My Meetings" />);
  expect(said).toContain(`<title>My Meetings · ${brand.name}</title>`);
  expect(said).toContain('<meta name="robots" content="noindex"/>');
});

test('what is said to search engines cannot end its element', () => {
  const said = renderToStaticMarkup(<StructuredData data={{ name: '</script><b>' }} />);
  expect(said.match(/<\/?\w+/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(said.replace(/<[^>]+>/g, ''))).toMatchObject({ name: '</script><b>' });
});

test("the address comes from root's data, and is unknown without it", () => {
  expect(siteOrigin([{ id: 'root', loaderData: { origin: 'https://a.example' } }])).toBe(
    'https://a.example',
  );
  expect(siteOrigin([{ id: 'root', loaderData: undefined }, undefined])).toBeUndefined();
});
