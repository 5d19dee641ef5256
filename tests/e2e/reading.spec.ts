import type { BrowserContext, Page } from '@playwright/test';
import { type RecordingServer, serveRecording } from '#tests/support/recording-server.ts';
import type { Site } from '#tests/support/site.ts';
import { setCitedSample } from './demo-meeting.ts';
import { follow, press, query, says, signUp } from './forms.ts';
import { test as base, expect, signIn } from './site-test.ts';

/** A meeting with a record, read by somebody who just signed up. */
type Read = { meetingId: string; email: string };

const test = base.extend<{ sound: RecordingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  sound: async ({}, use) => {
    const sound = await serveRecording(700);
    await use(sound);
    await sound.stop();
  },
});

async function read(context: BrowserContext, site: Site, isClock = false): Promise<Read> {
  const [meeting] = query<{ id: string; entityId: string }>(
    site,
    `SELECT m.id, m.govt_entity_id AS entityId FROM meetings m JOIN transcripts t ON t.meeting_id = m.id
     WHERE m.markdown_summary LIKE '%](#s%' AND m.id NOT IN (SELECT meeting_id FROM sample_meeting)
       AND (t.clock_start_seconds IS NOT NULL) = ${isClock ? 1 : 0}
     ORDER BY m.id`,
  );
  if (!meeting) throw new Error('The demonstration has no meeting with a record.');
  const email = await signUp(context, site);
  follow(site, email, meeting.entityId);
  return { meetingId: meeting.id, email };
}

const give = (site: Site, { meetingId }: Read, column: string, value: string) =>
  query(site, `UPDATE meetings SET ${column} = ? WHERE id = ?`, value, meetingId);

const reports = (site: Site, { meetingId, email }: Read) =>
  query<{ sentence: string; comment: string; processed: number }>(
    site,
    `SELECT r.sentence, r.comment, r.processed FROM sentence_reports r JOIN users u ON u.id = r.user_id
     WHERE r.meeting_id = ? AND u.email = ?`,
    meetingId,
    email,
  );

test('a sentence is reported, changed while it waits, and processed by an admin', async ({
  page,
  context,
  browser,
  site,
  javaScriptEnabled,
}) => {
  const reading = await read(context, site);
  await page.goto(`/meetings/${reading.meetingId}`);
  await page.getByRole('link', { name: 'Report a sentence' }).click();
  const send = () => press(page, 'Report This Sentence');
  await send();
  await says(page, 'Choose the sentence that is wrong');
  await says(page, 'Say what is wrong with it');
  const sentence = page.getByRole('radio').nth(1);
  const text = await sentence.evaluate((radio) => radio.closest('label')?.textContent ?? '');
  await sentence.check();
  await page.getByLabel('What is wrong with it?').fill('w'.repeat(2001));
  await send();
  await says(page, 'Use at most 2,000 characters');
  await expect(sentence).toBeChecked();
  const comment = `It was another number. ${reading.email}`;
  await page.getByLabel('What is wrong with it?').fill(comment);
  await send();
  await says(page, 'Thank you. The sentence was reported.');
  await expect(page).toHaveURL(`/meetings/${reading.meetingId}`);
  expect(reports(site, reading)).toEqual([{ sentence: text, comment, processed: 0 }]);

  await page.goto(`/meetings/${reading.meetingId}/report?sentence=1`);
  await expect(page.getByRole('blockquote')).toHaveText(text);
  await says(page, 'You have reported this sentence');
  await expect(page.getByLabel('What is wrong with it?')).toHaveValue(comment);
  await page.getByLabel('What is wrong with it?').fill(`Three, not two. ${comment}`);
  await send();
  await says(page, 'Your report was changed.');
  expect(reports(site, reading)).toHaveLength(1);

  const office = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
  await signIn(office, site, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto('/admin/feedback');
  const row = desk
    .getByRole('row')
    .filter({ hasText: 'Three, not two.' })
    .filter({ hasText: text });
  await expect(row.getByRole('link', { name: 'What was said there' })).toHaveAttribute(
    'href',
    new RegExp(`/meetings/${reading.meetingId}/transcript\\?at=\\d+#s\\d+$`),
  );
  await row.getByRole('switch').click();
  await says(desk, 'Feedback status updated.');
  await expect.poll(() => reports(site, reading)[0]?.processed).toBe(1);
  await office.close();
});

test('visitors and strangers report nothing but the sample, for which they sign in', async ({
  page,
  context,
  site,
}) => {
  setCitedSample(site);
  await page.goto('/sample-meeting');
  await page.getByRole('link', { name: 'Report a sentence' }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Fmeetings%2F[\w-]+%2Freport/);
  const sample = new URL(page.url()).searchParams.get('from') ?? '';
  const { meetingId } = await read(context, site);
  query(site, "DELETE FROM user_govt_entity_access WHERE created_at LIKE '2026-01-01%'");
  const refused = await page.goto(`/meetings/${meetingId}/report`);
  expect(refused?.status()).toBe(403);
  await page.goto(`${sample}?sentence=0`);
  await page.getByLabel('What is wrong with it?').fill('It was said otherwise.');
  await press(page, 'Report This Sentence');
  await says(page, 'Thank you. The sentence was reported.');
  await expect(page).toHaveURL('/sample-meeting');
});

test('a mark opens what was said in place, and leads on into the transcript', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const { meetingId } = await read(context, site);
  await page.goto(`/meetings/${meetingId}`);
  const cited = page.locator('.cited').first();
  const [mark, passage] = [cited.locator('.citation'), cited.locator('.passage')];
  await expect(passage).toBeHidden();

  await mark.hover();
  await expect(passage).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(passage).toBeHidden();

  await mark.click();
  await page.mouse.move(0, 0);
  await expect(passage).toBeVisible();
  await expect(passage).toContainText(/^\d+:\d\d.*\w+ \w+/);
  await expect(passage).toContainText(/Counted by code|Quoted from the record|Compared by rule/);
  await page.keyboard.press('Escape');
  if (javaScriptEnabled !== false) await expect(passage).toBeHidden();

  await mark.click();
  const onward = passage.getByRole('link', { name: 'Read on in the transcript' });
  const { hash: place, search } = new URL((await onward.getAttribute('href')) ?? '', site.url);
  await onward.click();
  await expect(page).toHaveURL(`/meetings/${meetingId}/transcript${search}${place}`);
  await expect(page.locator(place)).toBeInViewport();

  const headings = page.getByRole('heading', { level: 2 });
  expect(await headings.count()).toBeGreaterThan(2);
  const title = (await headings.nth(2).textContent()) ?? '';
  await page.getByText(/^Chapters \(\d+\)$/).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/#c\d+$/);
  await expect(headings.nth(2)).toBeInViewport();
});

test('a meeting is one account: cases under their numbers, in the order a reader wants', async ({
  page,
  context,
  site,
}) => {
  const { meetingId } = await read(context, site);
  await page.goto(`/meetings/${meetingId}`);
  const titles = page.locator('#cases').locator('article > :is(h3, h4)');
  const agenda = await titles.allTextContents();
  for (const panel of ['Decisions', 'Chapters', 'Named in the Record']) {
    await expect(page.getByRole('heading', { name: panel, exact: true })).toHaveCount(0);
  }
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const decided = page.locator('article.case').filter({ has: page.locator('.badge-adopted') });
  await expect(decided.first().locator('.case-tally').first()).toHaveText(/\d+\sto\s\d+|by /);
  const address = await decided.first().getAttribute('id');
  await contents.locator(`a[href="#${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`#${address}$`));
  await expect(decided.first()).toBeInViewport();

  await page.getByRole('link', { name: 'Decided first' }).click();
  await expect(page).toHaveURL(/\?order=decided/);
  await expect(page.locator('#cases > article').first().locator('.badge')).toHaveText(
    /^(Adopted|Rejected|Tied)/,
  );
  expect((await titles.allTextContents()).toSorted()).toEqual(agenda.toSorted());
  await page.getByRole('link', { name: 'As on the agenda' }).click();
  await expect(titles).toHaveText(agenda);
});

test('who voted how stands with the sentence that tells the vote', async ({
  page,
  context,
  site,
}) => {
  const { meetingId } = await read(context, site);
  await page.goto(`/meetings/${meetingId}`);
  const names = page.locator('details.roll-call').first();
  await names.getByText(/^Who voted how: \d+ names/).click();
  await expect(names.locator('dt').first()).toHaveText(/^Yes \d+$/);
  await expect(names.locator('dd').first()).toHaveText(/\w+, \w+/);
});

test('the address of a sentence or a case can be copied, and leads there', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const { meetingId } = await read(context, site);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto(`/meetings/${meetingId}`);
  await page.locator('.citation').nth(1).click();
  const link = page
    .locator('.passage')
    .nth(1)
    .getByRole('link', { name: /Link to this sentence/ });
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  if (javaScriptEnabled !== false) {
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.url}/meetings/${meetingId}${hash}`);
    // As whoever is given the address: in another tab.
    await page.goto('about:blank');
    await page.goto(copied);
  }
  await expect(page).toHaveURL(`/meetings/${meetingId}${hash}`);
  await expect(page.locator(hash)).toBeInViewport();
});

test('notes stay in sight beside the summary, and one press away on a phone', async ({
  page,
  context,
  site,
}) => {
  const { meetingId } = await read(context, site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/meetings/${meetingId}`);
  await page.locator('article.case').last().scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Notes', { exact: true })).toBeInViewport();
  expect(await charactersALine(page)).toBeGreaterThanOrEqual(62);
  expect(await charactersALine(page)).toBeLessThanOrEqual(72);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/meetings/${meetingId}`);
  await page.locator('article.case').first().scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Notes', { exact: true })).not.toBeInViewport();
  await page.getByRole('link', { name: 'Your notes' }).click();
  await expect(page.getByRole('heading', { name: 'Your Notes' })).toBeInViewport();
});

/** How many characters of its own text a line of the account has room for. */
const charactersALine = (page: Page) =>
  page
    .locator('.case .sentence')
    .first()
    .evaluate((sentence) => {
      const text = sentence.firstChild;
      const line = sentence.closest('li, p');
      if (!text || !line) return 0;
      const words = document.createRange();
      words.selectNode(text);
      const width = [...words.getClientRects()].reduce((sum, each) => sum + each.width, 0);
      return (line.clientWidth * (text.textContent?.length ?? 0)) / width;
    });

/** Selects the words as a mouse or a finger would, and waits for what is offered. */
async function select(page: Page, characters: number): Promise<void> {
  // What was done with earlier words is over; a press on the text would end it too.
  await page.keyboard.press('Escape');
  await page.evaluate((count) => {
    const text = document.querySelector('.prose-summary .sentence')?.firstChild;
    if (text) document.getSelection()?.setBaseAndExtent(text, 0, text, count);
  }, characters);
  await expect(page.getByRole('toolbar', { name: 'Selected words' })).toBeVisible();
}

test('selected words are copied with their source, or lead to the report of their sentence', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'Without a script the link under the summary does it.');
  const { meetingId } = await read(context, site);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto(`/meetings/${meetingId}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const toolbar = page.getByRole('toolbar', { name: 'Selected words' });

  await select(page, 20);
  await page.keyboard.press('Escape');
  await expect(toolbar).toHaveCount(0);
  await select(page, 24);
  await page.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Copy with source' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const words = await page.evaluate(
    () => document.querySelector('.prose-summary .sentence')?.textContent?.slice(0, 24) ?? '',
  );
  expect(copied.startsWith(`“${words.trim()}” — ${title}, `)).toBe(true);
  expect(copied).toMatch(
    new RegExp(
      `, \\w+day, \\w+ \\d+, \\d{4}, [\\d:]+, ${site.url}/meetings/${meetingId}/transcript\\?at=\\d+#s\\d+$`,
    ),
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await select(page, 18);
  await press(page, 'Copy with source');
  await expect(toolbar.getByRole('textbox')).toHaveValue(/^“.*#s\d+$/);

  await toolbar.getByRole('link', { name: 'Report this sentence' }).click();
  await expect(page.getByRole('blockquote')).toContainText(words.slice(0, 18).trim());
});

const heard = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    const { metadata } = navigator.mediaSession;
    return {
      at: audio?.currentTime ?? -1,
      speed: audio?.playbackRate,
      loaded: (audio?.readyState ?? 0) > 0,
      paused: audio?.paused,
      title: metadata?.title,
      artist: metadata?.artist,
      marked: document.querySelectorAll('.citation[aria-current=true]').length,
    };
  });

test('a meeting is heard from a chapter or a sentence; the place and speed are remembered', async ({
  page,
  context,
  site,
  sound,
  javaScriptEnabled,
}) => {
  const reading = await read(context, site);
  give(site, reading, 'audio_file', sound.url);
  await page.goto(`/meetings/${reading.meetingId}`);
  const player = page.getByRole('region', { name: 'Recording' });
  const chapter = page.getByRole('link', { name: /^Play from here:/ }).nth(2);
  const from = Number(await chapter.getAttribute('data-play-at'));
  await expect(chapter).toHaveAttribute('href', `${sound.url}#t=${Math.floor(from)}`);
  expect(sound.asked).toEqual([]);
  if (javaScriptEnabled === false) {
    await expect(player.locator('audio[controls]')).toBeVisible();
    return;
  }
  expect(await heard(page)).toMatchObject({ loaded: false, paused: true });
  await chapter.click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(from);
  expect(await heard(page)).toMatchObject({
    title: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    artist: expect.stringMatching(/\w/),
  });
  await expect(player).toBeInViewport();

  await page.locator('.citation').nth(1).focus();
  await page.keyboard.press('Enter');
  const sentence = page.locator('.passage').nth(1).getByRole('link', { name: 'Play from here' });
  const second = Number(await sentence.getAttribute('data-play-at'));
  await sentence.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heard(page)).marked).toBeGreaterThan(0);
  await player.getByLabel('Speed').selectOption('1.5');
  await player.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(second + 15);
  await player.getByRole('button', { name: 'Pause' }).click();
  const { at } = await heard(page);

  await page.reload();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  const again = await heard(page);
  expect(Math.abs(again.at - at)).toBeLessThanOrEqual(1);
  expect(again).toMatchObject({ speed: 1.5, loaded: false, paused: true });
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(at);
});

test('a record with times of day is played from a place only when its recording has a start', async ({
  page,
  context,
  site,
  sound,
}) => {
  const reading = await read(context, site, true);
  give(site, reading, 'audio_file', sound.url);
  await page.goto(`/meetings/${reading.meetingId}`);
  await expect(page.getByRole('region', { name: 'Recording' })).toBeVisible();
  await expect(page.locator('a.play-from')).toHaveCount(0);
  await expect(page.getByText('Play from here')).toHaveCount(0);
  give(site, reading, 'recording_start_seconds', '0');
  await page.reload();
  expect(await page.locator('a.play-from').count()).toBeGreaterThan(3);
});

test('a recording that cannot be loaded says so', async ({
  page,
  context,
  site,
  javaScriptEnabled,
  problems,
}) => {
  test.skip(javaScriptEnabled === false, 'The browser says it itself.');
  const reading = await read(context, site);
  give(site, reading, 'audio_file', `${site.url}/no-such-sound.mp3`);
  await page.goto(`/meetings/${reading.meetingId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await says(page, 'The recording could not be loaded.');
  expect(problems).toEqual([]);
});

test('a video is asked for only once it is wanted, and starts at its place', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const reading = await read(context, site);
  give(site, reading, 'audio_file', '');
  give(site, reading, 'video_id', 'aaaaaaaaaaa');
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' });
  });
  await page.goto(`/meetings/${reading.meetingId}`);
  const chapter = page.getByRole('link', { name: /^Play from here:/ }).nth(2);
  const from = Math.floor(Number(await chapter.getAttribute('data-play-at')));
  await expect(chapter).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=aaaaaaaaaaa&t=${from}s`,
  );
  expect(asked).toEqual([]);
  if (javaScriptEnabled !== false) {
    // Before the player is there the link leads to the video itself.
    await page.waitForLoadState('networkidle');
    await chapter.click();
    await expect(page.locator('iframe')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/aaaaaaaaaaa\\?.*start=${from}$`),
    );
  }
  give(site, reading, 'video_id', '');
});
