import { expect, it } from 'vitest';
import { startSession } from '#app/accounts/sessions.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { openSite } from '#tests/support/in-process-site.ts';

it('a form for files that nobody uploaded leads back to its address, whatever its letters', async () => {
  const site = await openSite();
  const { id: userId } = await makeUser({ tier: 'admin' });
  const cookie = (await startSession({ userId, userAgent: null })).split(';')[0] ?? '';
  for (const batch of ['%F0%9F%92%A5', '%E2%80%AE%E2%80%8B', 'a%2Fb%3Fc']) {
    const address = `http://localhost/admin/inbox/upload/${batch}`;
    const body = new URLSearchParams({ file: '0' });
    const answer = await site(new Request(address, { method: 'POST', headers: { cookie }, body }));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/admin/inbox/upload/${batch}`);
  }
});
