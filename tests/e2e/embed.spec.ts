import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeFaults, isSerious } from './axe.ts';
import { query, signUp } from './forms.ts';
import { expect, test } from './site-test.ts';

test('a city shows its meetings on its own site, narrow and wide, light and dark', async ({
  page,
  context,
  site,
  javaScriptEnabled,
}) => {
  const [body] = query<{ id: string }>(
    site,
    `SELECT id FROM govt_entities
     WHERE EXISTS (SELECT 1 FROM meetings WHERE govt_entity_id = govt_entities.id) LIMIT 1`,
  );
  if (!body) throw new Error('No body has meetings.');
  const email = await signUp(context, site);
  await page.goto(`/bodies/${body.id}`);
  await expect(page.getByText('Embed These Meetings')).toHaveCount(0);
  query(site, "UPDATE profiles SET subscription_tier = 'municipal' WHERE email = ?", email);
  query(
    site,
    'INSERT INTO own_bodies (govt_entity_id, user_id) SELECT ?, id FROM users WHERE email = ?',
    body.id,
    email,
  );
  await page.goto(`/bodies/${body.id}`);
  const code = await page.getByLabel('Code for your page').inputValue();
  expect(code).toMatch(/^<iframe src="http[^"]+\/embed" title="Meetings of /);

  const city = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>City</title><main>${code}</main></html>`);
  });
  await new Promise<void>((resolve) => city.listen(0, '127.0.0.1', resolve));
  try {
    // It listens on an address, not on a pipe.
    const { port } = city.address() as AddressInfo;
    for (const [width, colorScheme] of [
      [200, 'light'],
      [1000, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: width + 16, height: 700 });
      await page.goto(`http://127.0.0.1:${port}/`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toContainText('Meetings of');
      await expect(frame.getByRole('listitem').first()).toBeVisible();
      const link = frame.getByRole('link').first();
      await expect(link).toHaveAttribute('target', '_blank');
      if (javaScriptEnabled === false) continue;
      const wider = await frame
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(wider, `at ${width}`).toBe(0);
      const [embedded] = page.mainFrame().childFrames();
      if (!embedded) throw new Error('there is no frame');
      expect((await axeFaults(embedded)).filter(isSerious)).toEqual([]);
    }
  } finally {
    city.closeAllConnections();
    city.close();
  }
  const answer = await fetch(`${site.url}/bodies/${body.id}/embed`);
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=900');
  const other = await fetch(`${site.url}/bodies/${body.id}`);
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  query(site, 'DELETE FROM own_bodies WHERE govt_entity_id = ?', body.id);
});
