import { subDays } from 'date-fns/subDays';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { longestQuery, readSearchAddress } from '#app/search/search-address.ts';
import { makeEntity, makeMeeting } from '#tests/support/fixtures.ts';
import { makeFollower, publishSentences } from '#tests/support/followers.ts';
import { renderAt } from '#tests/support/render-at.ts';
import { previewSearch } from './preview-search.server.ts';
import { SearchPreview } from './SearchPreview.tsx';

async function readerOf(...follows: string[]): Promise<Reader> {
  const { id: userId } = await makeFollower({ follows });
  return { userId, tier: 'premium', isAdmin: false };
}

/** A meeting so many days ago, with a summary. */
async function publish(govtEntityId: string, daysAgo: number, sentences: string[]) {
  const date = subDays(new Date(), daysAgo).toISOString().slice(0, 10);
  const { id } = await makeMeeting({ govtEntityId, date, meetingTitle: 'Regular session' });
  await publishSentences(id, sentences);
  return id;
}

const addressOf = (q: string) => readSearchAddress(new URLSearchParams({ q }));
const preview = (reader: Reader, q: string) => previewSearch(reader, addressOf(q));

async function shown(reader: Reader, q: string): Promise<string> {
  const props = { preview: await preview(reader, q), search: addressOf(q), here: '/here' };
  const html = renderAt('/here', createElement(SearchPreview, props));
  return html.replace(/<title>.*?<\/title>|<[^>]*>/g, '');
}

describe('the preview of a saved search', () => {
  it('counts the meetings of the last 90 days, and says how often that is', async () => {
    const { id } = await makeEntity();
    const reader = await readerOf(id);
    const lately = [];
    for (const daysAgo of [1, 30, 60, 89]) {
      lately.push(await publish(id, daysAgo, ['The okapi house was opened.']));
    }
    for (const daysAgo of [91, 120, 400]) await publish(id, daysAgo, ['An okapi came.']);
    await publish(id, 10, ['The park was closed.']);
    const { found } = await preview(reader, 'okapi');
    expect(new Set(found.meetings.map(({ meetingId }) => meetingId))).toEqual(new Set(lately));
    expect(found.total).toEqual({ count: 4, isMore: false });
    expect(await shown(reader, 'okapi')).toContain(
      'It would have found 4 meetings, about 1 a month.',
    );
    expect(await shown(reader, 'tamandua')).toContain('It would have found nothing');
  });

  it('keeps to the days that the search itself names, and takes the longest there is', async () => {
    const { id } = await makeEntity();
    const reader = await readerOf(id);
    const meetingId = await publish(id, 5, ['The tapir was fed.']);
    await publish(id, 200, ['The tapir was bought.']);
    const ids = async (q: string) =>
      (await preview(reader, q)).found.meetings.map((meeting) => meeting.meetingId);
    expect(await ids('tapir date:2001..')).toEqual([meetingId]);
    expect(await ids('tapir date:..2001')).toEqual([]);
    expect(await ids('"tapir')).toEqual([meetingId]);
    expect(await ids('tapir OR xylophone'.padEnd(longestQuery - 1, ' ').concat('-'))).toEqual([
      meetingId,
    ]);
  });

  it('tells of bodies that are not followed how many meetings, and nothing that was said', async () => {
    const [open, closed] = [await makeEntity(), await makeEntity()];
    const reader = await readerOf(open.id);
    await publish(open.id, 3, ['The gibbon climbed.']);
    for (const daysAgo of [2, 4, 6]) {
      await publish(closed.id, daysAgo, ['The gibbon was seen near a clandestine quarry.']);
    }
    const text = await shown(reader, 'gibbon');
    expect(text).toContain('It would have found 1 meeting,');
    expect(text).toContain('In bodies that you do not follow, 3 meetings');
    expect(JSON.stringify(await preview(reader, 'gibbon'))).not.toMatch(/clandestine|quarry/);
    const follower = await preview(await readerOf(closed.id), 'gibbon');
    expect(follower.related.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['clandestine', 'quarry']),
    );
  });

  it('suggests words for each of several that are looked for, as searches that find them too', async () => {
    const { id } = await makeEntity();
    const reader = await readerOf(id);
    const sentence =
      'A buffered lemur path of the kind that many towns have by now with its marmoset closure.';
    for (const daysAgo of [1, 2, 3]) await publish(id, daysAgo, [sentence]);
    const { related } = await preview(reader, 'lemur marmoset -golf');
    expect(related).toContainEqual({ word: 'buffered', q: 'lemur OR buffered marmoset -golf' });
    expect(related).toContainEqual({ word: 'closure', q: 'lemur marmoset OR closure -golf' });
    for (const { q } of related) expect((await preview(reader, q)).found.total.count).toBe(3);
    expect((await preview(reader, 'lemur zebra')).related).toEqual([]);
  });
});
