import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { pageMeta, privateMeta, siteOrigin } from './page-meta.ts';

const page = { description: 'What it is.', path: '/about', origin: 'https://dais.example' };

test('a public page names itself, its one address and its picture', () => {
  const meta = pageMeta({ title: 'About', ...page });
  expect(meta).toContainEqual({ title: `About · ${brand.name}` });
  expect(meta).toContainEqual({ name: 'description', content: 'What it is.' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://dais.example/about',
  });
  expect(meta).toContainEqual({ property: 'og:title', content: 'About' });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://dais.example/pictures/about.png',
  });
  expect(meta).toContainEqual({ property: 'og:image:alt', content: `About · ${brand.name}` });
});

test('a page with a picture of its own shows that', () => {
  const picture = { path: '/elsewhere.png', alt: 'Another' };
  const meta = pageMeta({ title: 'About', ...page, picture });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://dais.example/elsewhere.png',
  });
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Another' });
});

test('the start page goes by the name of the product and what it promises', () => {
  expect(pageMeta(page)).toContainEqual({ title: `${brand.name} · ${brand.tagline}` });
});

test('a page that does not know its address gives none, rather than a wrong one', () => {
  const said = JSON.stringify(pageMeta({ title: 'About', ...page, origin: undefined }));
  expect(said).not.toContain('canonical');
  expect(said).not.toContain('.png');
});

test('a page of one person is not for search engines', () => {
  expect(privateMeta('My Meetings')).toEqual([
    { title: `My Meetings · ${brand.name}` },
    { name: 'robots', content: 'noindex' },
  ]);
});

test("the address comes from root's data, and is unknown without it", () => {
  expect(siteOrigin([{ id: 'root', loaderData: { origin: 'https://a.example' } }])).toBe(
    'https://a.example',
  );
  expect(siteOrigin([{ id: 'root', loaderData: undefined }, undefined])).toBeUndefined();
});
