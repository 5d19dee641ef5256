import type { Page } from '@playwright/test';
import { query } from './forms.ts';
import { knownPlaces } from './known-places.ts';
import { expect, signIn, test } from './site-test.ts';
import { main } from './words.ts';

const box = 'Find in this transcript';

const find = async (page: Page, words: string) => {
  await page.getByLabel(box).fill(words);
  await page.getByLabel(box).press('Enter');
};

test('words are found in a whole transcript, and gone through place by place', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { meetingId } = await knownPlaces(browser, site);
  const said = query<{ at: number }>(
    site,
    `SELECT s."index" AS at FROM transcript_segments s JOIN transcripts t ON t.id = s.transcript_id
     WHERE t.meeting_id = ? AND lower(' ' || s.text || ' ') GLOB '*[^a-z]council[^a-z]*'
     ORDER BY s."index"`,
    meetingId,
  ).map(({ at }) => at);
  expect(said.length).toBeGreaterThan(2);
  await signIn(context, site, 'reader@example.com');
  // As somebody does who came from a citation.
  const cited = said.at(-1);
  await page.goto(`/meetings/${meetingId}/transcript?at=${cited}#s${cited}`);
  await find(page, 'Council');
  await expect(page).toHaveURL(`/meetings/${meetingId}/transcript?find=Council`);
  await expect(main(page).getByRole('status')).toHaveText(`${said.length} places`);
  await expect(main(page).getByRole('status')).toBeInViewport();
  await expect(page.getByLabel(box)).toHaveValue('Council');

  const place = (number: number) => page.locator(`#s${said[number]}`);
  await expect(place(0).locator('mark').first()).toHaveText(/council/i);
  await expect(place(0)).toContainText(`Place 1 of ${said.length}`);
  await page.getByText('All places').locator('..').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`#s${said[0]}$`));
  await place(0).getByRole('link', { name: 'Next place' }).click();
  await expect(page).toHaveURL(new RegExp(`find=Council.*#s${said[1]}$`));
  await place(1).getByRole('link', { name: 'Previous place' }).click();
  await expect(page).toHaveURL(new RegExp(`#s${said[0]}$`));
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page.locator('mark')).toHaveCount(0);
});

test('what was never said is told as that, and too long a question is refused', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { meetingId } = await knownPlaces(browser, site);
  await signIn(context, site, 'reader@example.com');
  await page.goto(`/meetings/${meetingId}/transcript`);
  await find(page, 'xylophonist');
  await expect(main(page).getByRole('status')).toContainText('‘xylophonist’ was not found');
  for (const nothing of ['%20', '%22%22%20-%20OR', '%28%5B%2A', '%00', 'word%20'.repeat(1_000)]) {
    const answer = await page.goto(`/meetings/${meetingId}/transcript?find=${nothing}`);
    expect(answer?.status(), nothing).toBeLessThan(500);
  }
  await expect(main(page).getByRole('status')).toContainText('at most 500 characters');
});

test('who may read a transcript by a link or as a sample may look for words in it', async ({
  page,
  browser,
  site,
}) => {
  const { token, meetingId } = await knownPlaces(browser, site);
  await page.goto(`/shared/${token}/transcript`);
  await find(page, 'council');
  await expect(page).toHaveURL(`/shared/${token}/transcript?find=council`);
  await expect(page.locator('mark').first()).toHaveText(/council/i);
  await page.goto(`/meetings/${meetingId}/transcript?find=council`);
  await expect(page).toHaveURL(/\/auth\?from=/);
});
