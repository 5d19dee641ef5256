import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { composeMail } from '#app/platform/mail/compose-mail.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { letTurnsCome, makeFollower, publishSentences } from '#tests/support/followers.ts';
import { openSite } from '#tests/support/in-process-site.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { endMail } from '../end-mail.server.ts';
import { matchSearches } from './match-searches.server.ts';
import { saveSearch } from './save-search.server.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

const addressOf = (q: string) => readSearchAddress(new URLSearchParams({ q }));

/** A reader whose two searches found something in one meeting, and the message that told them. */
async function told() {
  const { id: govtEntityId } = await makeEntity();
  const reader = await makeFollower({ follows: [govtEntityId] });
  const save = (q: string) =>
    saveSearch({ userId: reader.id, search: addressOf(q), name: q, rate: 'daily' });
  const [levee, dike] = [await save('levee'), await save('dike')];
  const publish = async () => {
    const { id: meetingId } = await makeMeeting({ govtEntityId });
    await publishSentences(meetingId, ['The levee broke.', 'The dike held.']);
    await matchSearches({ meetingId });
    await letTurnsCome();
  };
  await publish();
  return { reader, levee, dike, publish, links: await linksOf(reader.email) };
}

/** By the words before them, the addresses that stand below the newest message to somebody. */
async function linksOf(recipient: string): Promise<Map<string, string>> {
  const mail = await db.mail.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } });
  const { bytes } = await composeMail({ ...mail, recipient, message: mail.message ?? '' });
  const { text } = readMail(bytes.toString());
  const lines = [...text.matchAll(/^(No more mail .*): (https?:\S+)$/gm)];
  return new Map(lines.map(([, label = '', address = '']) => [label, pathOf(new URL(address))]));
}
const pathOf = ({ pathname, search }: URL) => pathname + search;

const look = async (path: string) => {
  const answer = await site(new Request(`http://localhost${path}`));
  return { status: answer.status, text: await answer.text() };
};
const press = (path: string, body: BodyInit = new URLSearchParams()) =>
  site(new Request(`http://localhost${path}`, { method: 'POST', body }));
const rateOf = async (id: string) =>
  (await db.savedSearch.findUniqueOrThrow({ where: { id } })).rate;

describe('a mail about saved searches', () => {
  it('has a link for each of them, and one for all', async () => {
    const { links } = await told();
    expect([...links.keys()]).toEqual([
      'No more mail for “dike”',
      'No more mail for “levee”',
      'No more mail like this',
    ]);
  });

  it('has them also where what was found cannot be quoted', async () => {
    const { id: govtEntityId } = await makeEntity();
    const reader = await makeFollower();
    await saveSearch({
      ...{ userId: reader.id, search: addressOf('sluice') },
      ...{ name: 'sluice', rate: 'daily' },
    });
    const { id: meetingId } = await makeMeeting({ govtEntityId });
    await publishSentences(meetingId, ['The sluice was opened.']);
    await matchSearches({ meetingId });
    await letTurnsCome();
    expect([...(await linksOf(reader.email)).keys()]).toContain('No more mail for “sluice”');
  });
});

describe('the link that ends one search', () => {
  it('asks whoever looks at it, signed out, and changes nothing by that', async () => {
    const { links, levee } = await told();
    const { status, text } = await look(links.get('No more mail for “levee”') ?? '');
    expect(status).toBe(200);
    expect(text).toContain('End Mail for This Search');
    expect(text).toContain('levee');
    expect(await rateOf(levee)).toBe('daily');
  });

  it('ends that search alone, says so and how to start it again, twice as well as once', async () => {
    const { links, levee, dike, reader, publish } = await told();
    const link = links.get('No more mail for “levee”') ?? '';
    for (const _ of [1, 2]) {
      const answer = await press(link);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('switched off');
    }
    const { text } = await look(link);
    expect(text).toContain('switched off');
    expect(text).toContain(`/saved-searches/${levee}`);
    expect(text).not.toContain('End Mail for This Search');
    expect([await rateOf(levee), await rateOf(dike)]).toEqual(['off', 'daily']);
    await publish();
    expect([...(await linksOf(reader.email)).keys()]).toEqual([
      'No more mail for “dike”',
      'No more mail like this',
    ]);
  });

  it('forgets what waits to be told, of that search alone', async () => {
    const { links, levee, dike } = await told();
    const dueAt = new Date('2100-01-01');
    await db.searchHit.updateMany({ where: { searchId: { in: [levee, dike] } }, data: { dueAt } });
    await press(links.get('No more mail for “levee”') ?? '');
    const waiting = await db.searchHit.findMany({ where: { dueAt: { not: null } } });
    const own = waiting.filter(({ searchId }) => [levee, dike].includes(searchId));
    expect(own.map(({ searchId }) => searchId)).toEqual([dike]);
  });

  it('does nothing for a search that was deleted, and says that it is', async () => {
    const { links, levee } = await told();
    await db.savedSearch.delete({ where: { id: levee } });
    const link = links.get('No more mail for “levee”') ?? '';
    expect((await press(link)).status).toBe(200);
    expect((await look(link)).text).toContain('This search is deleted');
  });

  it('is refused for any other search or reader than it was made for', async () => {
    const [one, other] = [await told(), await told()];
    const link = new URLSearchParams(one.links.get('No more mail for “levee”')?.split('?')[1]);
    const changes: Record<string, string>[] = [
      { search: one.dike },
      { search: other.levee, reader: other.reader.id },
      { reader: other.reader.id },
      { token: 'x' },
      { token: '' },
    ];
    for (const change of changes) {
      const path = `/unsubscribe/search?${new URLSearchParams({ ...Object.fromEntries(link), ...change })}`;
      expect((await look(path)).status).toBe(400);
      expect((await press(path)).status).toBe(400);
    }
    expect((await look('/unsubscribe/search')).text).toContain('This link is not whole');
    const all = [one.levee, one.dike, other.levee, other.dike];
    for (const id of all) expect(await rateOf(id)).toBe('daily');
  });

  it('cannot be turned into one that ends other mail', async () => {
    const { links, reader, dike } = await told();
    const token = new URLSearchParams(links.get('No more mail for “levee”')?.split('?')[1]).get(
      'token',
    );
    for (const kind of ['alerts', 'digests', 'search', 'corrections']) {
      const asked = new URLSearchParams({ reader: reader.id, kind, token: token ?? '' });
      expect((await press(`/unsubscribe?${asked}`)).status).toBe(400);
    }
    expect(await rateOf(dike)).toBe('daily');
    await endMail({ reader: reader.id, kind: 'alerts' });
    expect(await rateOf(dike)).toBe('off');
  });
});

it('a mail program that presses its own button ends the mail, in either form, without a redirect', async () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams('List-Unsubscribe=One-Click'), multipart]) {
    const { links, levee, dike } = await told();
    const one = await press(links.get('No more mail for “levee”') ?? '', body);
    expect([one.status, one.headers.get('location')]).toEqual([200, null]);
    expect([await rateOf(levee), await rateOf(dike)]).toEqual(['off', 'daily']);
    const all = await press(links.get('No more mail like this') ?? '', body);
    expect([all.status, all.headers.get('location')]).toEqual([200, null]);
    expect(await all.text()).toContain('You get no more mail about your saved searches.');
    expect(await rateOf(dike)).toBe('off');
  }
});
