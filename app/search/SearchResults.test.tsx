import { describe, expect, it } from 'vitest';
import { fullFound } from '#tests/support/full-found.ts';
import { renderAt } from '#tests/support/render-at.ts';
import type { Found } from './found.ts';
import { foundWords, SearchResults } from './SearchResults.tsx';
import { readSearchAddress } from './search-address.ts';

const address = readSearchAddress(new URLSearchParams('q=budget&kind=decision&page=2'));

function shown(found: Found = fullFound, isReader = true): string {
  return renderAt(
    '/search',
    <SearchResults found={found} address={address} isReader={isReader} />,
  ).replaceAll('&amp;', '&');
}

const textOf = (html: string) => html.replace(/<title>.*?<\/title>|<[^>]*>/g, '');

const nothing: Found = {
  ...fullFound,
  meetings: [],
  bodies: [],
  elsewhere: { meetings: [], total: { count: 0, isMore: false } },
  facets: [],
  previous: null,
  next: null,
};

it('offers the query as it may have been meant, with what is chosen', () => {
  const html = shown({ ...nothing, meant: 'budget hearing' });
  expect(html).toContain('Did you mean');
  expect(html).toContain('href="/search?q=budget+hearing&kind=decision"');
  expect(shown()).not.toContain('Did you mean');
});

describe('what a search found', () => {
  const html = shown();

  it('is grouped by meeting, each with its body, its date and the way to it', () => {
    expect(html).toContain('<a href="/meetings/m1"');
    expect(textOf(html)).toContain('Northfield City Council · Sep 9, 2025');
    expect(textOf(html)).toContain('Planning and Zoning Commission · Date not available');
  });

  it('quotes passages with the words marked, who spoke, when, and what became of it', () => {
    expect(html).toContain('adopted the amended <mark>budget</mark> by 6 votes to 1.');
    expect(html).toContain('Councilmember Ottoline Ferreira-Whitcombe');
    expect(html).toMatch(/href="\/meetings\/m1\/transcript\?at=412#s412"[^>]*>Read on at 1:06:51/);
    expect(html).toMatch(/badge-adopted.*?Adopted as amended/);
    expect(html).toMatch(/badge-rejected.*?Rejected/);
    expect(html).toMatch(/badge-pending.*?Hearing set/);
  });

  it('shows a case once, with what became of it and the way to what else says of it', () => {
    const [hit = ''] = html.match(/<li class="hit">.*?<\/li>/) ?? [];
    expect(textOf(hit)).toContain('Ordinance 2025-31, amending the adopted budget');
    expect(hit).toContain('amending the adopted <mark>budget</mark>');
    expect(hit.match(/badge-adopted/g)).toHaveLength(1);
    expect(hit).toMatch(/href="\/meetings\/m1#sentence-4"[^>]*>Also in the summary/);
    expect(hit).toMatch(/href="\/meetings\/m1"[^>]*>Also on the agenda/);
  });

  it('tells a vote that went otherwise than its case from it', () => {
    const [hit = ''] = html.match(/<li class="hit">(?:(?!<li).)*Motion to table.*?<\/li>/) ?? [];
    expect(hit).toMatch(/badge-pending.*hit-text.*badge-rejected/);
  });

  it('leads on to all that was said in a meeting', () => {
    expect(html).toMatch(
      /href="\/meetings\/m1\/transcript\?find=budget"[^>]*>14 more in this meeting/,
    );
    expect(html).not.toContain('/meetings/m2/transcript?find');
  });

  it('can be narrowed down by a link, and one that was chosen can be taken away', () => {
    expect(html).toContain('href="/search?q=budget&kind=decision&body=e1"');
    expect(html).toContain('href="/search?q=budget"');
    expect(textOf(html)).toContain('Transcript1,204');
  });

  it('names what lies in bodies that are not followed, and quotes none of it', () => {
    const elsewhere = html.slice(html.indexOf('In bodies you do not follow'));
    expect(textOf(elsewhere)).toContain('37+ meetings');
    expect(textOf(elsewhere)).toContain('Apr 2, 2025Budget workshop');
    expect(textOf(elsewhere)).toContain('the coming school year (to come)');
    expect(elsewhere).not.toMatch(/<mark>|href="\/meetings\//);
    expect(elsewhere.match(/name="add" value="e3"/g)).toHaveLength(1);
    expect(elsewhere).toContain('name="from" value="/search?q=budget&kind=decision&page=2"');
  });

  it('says what of the query was left out', () => {
    expect(html).toContain('‘color:’');
  });

  it('has a page before and one after', () => {
    expect(html).toMatch(/rel="prev"/);
    expect(html).toMatch(/rel="next"/);
    expect(html).toContain('Page 2');
  });

  it('has one heading for each part, and under it one for each meeting and body', () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.every((level, at) => level === 2 || (level === 3 && at > 0))).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('a visitor is led to sign in, with the body to follow', () => {
  const html = shown(fullFound, false);
  expect(html).toContain('/auth?from=%2Fgovt-entity-selection%3Fq%3DQuarry');
  expect(html).not.toContain('name="add"');
});

it('who finds nothing is told what to try', () => {
  const html = shown(nothing);
  expect(html).toContain('Nothing was found');
  expect(html).toMatch(/href="\/search\?q=budget"[^>]*>Search without the filters/);
  // Nothing tells its name any more, and it can still be taken away.
  expect(textOf(html)).toContain('Kind: Decision');
});

it('what was found is counted in words', () => {
  expect(foundWords(fullFound, true)).toBe('14 meetings, and 37+ in bodies you do not follow');
  expect(foundWords({ ...nothing, total: { count: 1, isMore: false } }, true)).toBe('1 meeting');
  expect(foundWords({ ...fullFound, total: { count: 0, isMore: false } }, false)).toBe(
    '2 bodies and 37+ meetings',
  );
});
