import { press, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

/** How long messages stay, and where. */
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'Only a script can do it.');

test('messages of the sign-in stand at the top, in the middle', async ({ page }) => {
  await page.goto('/auth');
  await press(page, 'Sign In');
  const toast = page.getByRole('status').filter({ hasText: 'Please enter both email' });
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(120);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
});

test('a message leaves after four seconds, waits under the pointer, and is swiped away', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site);
  // Takes the welcome's message along.
  await page.goto('/roadmap');
  const toast = page.locator('.toast');
  const save = async () => {
    await page.goto('/settings?edit=profile');
    await page.clock.install();
    await press(page, 'Save Changes');
    await expect(toast).toHaveText(/Profile updated successfully!/);
  };
  await save();
  await page.clock.runFor(3_900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);

  await save();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(5, 500);
  await page.clock.runFor(4_500);
  await expect(toast).toHaveCount(0);

  await save();
  const box = await toast.boundingBox();
  const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 };
  const swipe = async (by: number) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + by, at.y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(300);
  };
  await swipe(15);
  await expect(toast).toHaveCount(1);
  await swipe(25);
  await expect(toast).toHaveCount(0);
});

test('a message that was sent leads home after three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact?sent');
  await expect(page.getByText('Redirecting you to the homepage...')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(/\/contact\?sent$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
});
