import type { Page } from '@playwright/test';
import { query } from '#tests/support/query.ts';
import type { Site } from '#tests/support/site.ts';
import { axeFaults, isSerious } from './axe.ts';
import { knownPlaces, pagesIn, visit } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';

/** Each folder of pages as its first visitor sees it, and states that a plain address does not show. */
const visits = [
  {
    who: 'a visitor',
    email: null,
    folders: ['public', 'auth', 'development'],
    besides: [
      '/auth?mode=signup&plan=basic',
      '/contact?sent',
      '/meetings-we-track?q=nothing',
      '/search?q=council&kind=meeting',
      '/shared/none',
      '/bodies/none',
    ],
  },
  {
    who: 'a reader',
    email: 'reader@example.com',
    folders: ['reader'],
    besides: [
      '/',
      '/pricing',
      '/search',
      '/search?q=budget&kind=decision',
      '/ask?q=What+was+decided+on+the+budget%3F',
      '/ask?q=zeppelins',
      '/my-meetings?view=grid',
      '/my-meetings?q=nothing',
      '/govt-entity-selection?state=Colorado',
      '/meetings/none',
      '/auth?welcome=1',
    ],
  },
  {
    who: 'an admin',
    email: 'admin@example.com',
    folders: ['admin'],
    besides: ['/', '/contact', '/admin/modify-meeting?title=nothing', '/admin/meetings/none'],
  },
];

for (const { who, email, folders, besides } of visits) {
  test(`every page is sound for ${who}, light and dark, on a phone and on a desk`, async ({
    page,
    context,
    browser,
    site,
    javaScriptEnabled,
  }) => {
    test.setTimeout(600_000);
    const places = await knownPlaces(browser, site);
    if (email) await signIn(context, site, email);
    const pages = [...besides, ...(await pagesIn(folders, places))];
    if (folders.includes('reader'))
      pages.push(`/meetings/${places.meetingId}/transcript?find=motion`);
    if (folders.includes('admin')) {
      const roster = `/bodies/${places.entityId}/roster`;
      pages.push(roster, `${roster}/new`, `${roster}/${places.memberId}`);
      pages.push(...(await draftPages(site)));
    }
    for (const path of pages) {
      await test.step(path, () => inspect(page, path, { withAxe: javaScriptEnabled !== false }));
    }
    expect(site.output()).not.toContain('"level":"error"');
  });
}

const endless = `https://example.org/${'branchlibraries'.repeat(9)}`;

/**
 * The review of a draft, with sentences to confirm, a case to edit and a publication to ask for. Its
 * words have no end: not in the record, nor in a sentence or in what anything is called.
 */
async function draftPages(site: Site): Promise<string[]> {
  const meetingId = await site.dais(
    ...['import', 'tests/fixtures/library-hours.vtt', '--entity', 'Burlington City Council'],
    ...['--title', `Library hours ${endless}`, '--date', '2026-10-12'],
  );
  const ofMeeting = '(SELECT id FROM summary_versions WHERE meeting_id = ?)';
  const ofRecord = '(SELECT id FROM transcripts WHERE meeting_id = ?)';
  for (const longer of [
    "summary_versions SET markdown = replace(markdown, '.', '. ' || ? || '.') WHERE meeting_id = ?",
    `agenda_items SET title = title || ' ' || ? WHERE version_id IN ${ofMeeting}`,
    `facts SET label = label || ' ' || ? WHERE version_id IN ${ofMeeting}`,
    `transcript_segments SET text = text || ' ' || ? WHERE transcript_id IN ${ofRecord}`,
    'meetings SET government_body = ? WHERE id = ?',
  ]) {
    query(site, `UPDATE ${longer}`, endless, meetingId);
  }
  const desk = `/admin/meetings/${meetingId}`;
  return [desk, `${desk}?case=2`, `${desk}?vote=1`, `${desk}?publish`];
}

async function inspect(page: Page, path: string, { withAxe }: { withAxe: boolean }) {
  const faults: string[] = [];
  const looks = [
    { colorScheme: 'light', width: 1280, height: 900 },
    { colorScheme: 'dark', width: 320, height: 700 },
  ] as const;
  for (const { colorScheme, ...size } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    if (colorScheme === 'light' && !(await visit(page, path))) return;
    const place = `${path} at ${size.width}`;
    const { title, headings, overflow } = await page.evaluate(() => ({
      title: document.title,
      // Not by its role: behind an open dialog a page's heading is there, and has none.
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(title, place).toMatch(/\S.* · Dais$|^Dais/);
    expect(headings, place).toBe(1);
    if (overflow > 0) faults.push(`${place}: ${overflow} px wider than the window`);
    // A form that takes the focus scrolls, and what lies half under a bar that stays is not small.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (withAxe)
      faults.push(...(await seriousFaults(page, colorScheme)).map((fault) => `${place}: ${fault}`));
  }
  expect.soft(faults).toEqual([]);
}

/** Everything once, and in the dark, on a phone, what colours and widths make of it. */
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  dark: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
};

async function seriousFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const faults = await axeFaults(page, rules[colorScheme]);
  return faults.filter(isSerious).map(({ id, html }) => `${id} ${html.slice(0, 3).join(' ')}`);
}
