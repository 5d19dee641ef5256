import type { MetaDescriptor } from 'react-router';
import { brand } from '#app/brand.ts';
import { entityTitle, type ListedEntity } from '#app/entities/entity.ts';

/** Who runs the site, for the start page. */
export function siteData(origin: string | undefined): MetaDescriptor[] {
  if (origin === undefined) return [];
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
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [site, publisher] } }];
}

/** The government bodies that a page of the directory lists. */
export function entityListData(entities: readonly ListedEntity[], count: number): MetaDescriptor[] {
  if (entities.length === 0) return [];
  const itemListElement = entities.map((entity, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'GovernmentOrganization',
      name: entityTitle(entity),
      areaServed: [entity.county, entity.state].filter(Boolean).join(', '),
    },
  }));
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: count,
        itemListElement,
      },
    },
  ];
}
