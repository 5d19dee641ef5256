import { freePort } from '#tests/support/free-port.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { drafting } from './drafted-meeting.ts';
import { says } from './forms.ts';
import { expect, signIn, test } from './site-test.ts';

// One site for all, so one worker.
test.describe.configure({ mode: 'default' });

/** A site of its own, as its city's clock is everybody's. */
let own: Site;
test.beforeAll(async () => {
  const environment = { CITY_HALL_PORT: String(await freePort()) };
  own = await startSite({ template: process.env.DAIS_DEMO_TEMPLATE, environment });
});
test.afterAll(() => own.stop());

test('a city tells of its meetings, and what follows from them waits for the admin', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'Forms without scripts are tried elsewhere.');
  test.slow();
  await signIn(context, own, 'admin@example.com');
  const cityHall = `${own.url}/stand-in-for-city-hall`;
  await page.goto(cityHall);
  await page.getByRole('link', { name: 'sources' }).click();
  await page.getByRole('link', { name: 'CivicClerk' }).first().click();
  await expect(page).toHaveURL(/\/sources\/.+/);
  const source = page.url();
  await expect(page.getByText('Something new')).toBeVisible(drafting);
  await expect(page.getByText('New: City Council Regular Meeting')).toHaveCount(3);

  await page.goto(cityHall);
  for (let weeks = 0; weeks < 2; weeks += 1) {
    await page.getByRole('button', { name: 'A week ahead' }).click();
    await expect(page.getByRole('status')).toHaveText('The city’s clock was moved.');
  }
  await expect(page.getByRole('main')).toContainText('recording and captions posted');

  await page.goto(source);
  await page.getByRole('button', { name: 'Read It Now' }).click();
  const changed = page.getByRole('listitem').filter({ hasText: /^Changed:/ });
  await expect(changed).toHaveCount(1, drafting);
  await changed.getByRole('link').click();
  const place = page.getByRole('textbox', { name: /^Place/ });
  await expect(place).toHaveValue(/^Fire Station No\. 2/);

  await expect(async () => {
    await page.goto(`${own.url}/admin/inbox?q=Alder+Falls`);
    const drafts = page.getByRole('row', { name: /City Council Regular Meeting/ });
    await expect(drafts).toHaveCount(3, { timeout: 1000 });
  }).toPass(drafting);

  await page.goto(cityHall);
  await page.getByRole('radio', { name: /redirect inwards/ }).check();
  await page.getByRole('button', { name: 'Let it answer so' }).click();
  await page.goto(source);
  await page.getByRole('button', { name: 'Read It Now' }).click();
  await says(page, 'not of the public internet');
});

test('a form of another site does not move the clock', async ({ request }) => {
  const refused = await request.post(`${own.url}/stand-in-for-city-hall`, {
    headers: { Origin: 'https://elsewhere.example' },
    form: { do: 'clock', to: 'week' },
  });
  expect(refused.status()).toBe(403);
});
