import { beforeAll, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { publishSentences } from '#tests/support/followers.ts';
import { workDone } from '#tests/support/work-done.ts';
import { search } from './search.server.ts';
import { readSearchAddress } from './search-address.ts';

let follower: Reader;
let admin: Reader;

beforeAll(async () => {
  const { id: govtEntityId } = await makeEntity({ entityName: 'Harbor City Council' });
  const { id } = await makeMeeting({ govtEntityId, meetingTitle: 'Session' });
  await publishSentences(id, ['The levee wall was raised.', 'The ferry left, as 1.1 says.']);
  const { id: userId } = await makeUser();
  await db.entityAccess.create({ data: { userId, govtEntityId } });
  follower = { userId, tier: 'free', isAdmin: false };
  admin = { ...follower, isAdmin: true };
});

const tooLong = /characters long, and a search can have 500/;
const noWord = /There is no word in that/;
const missingQuote = /A quotation mark is missing/;
const minus = /A minus only leaves out/;
const star = /The \* was left out/;

type Hostile = [name: string, q: string, isFound: boolean, says: RegExp | null];

/** What is asked, whether the meeting is found by it, and what is said of how it was read. */
const queries: Hostile[] = [
  ['10,000 letters', 'x'.repeat(10_000), false, tooLong],
  ['10,000 characters of words', 'levee '.repeat(1_667), false, tooLong],
  ['10,000 quotation marks', '"'.repeat(10_000), false, tooLong],
  ['as many words as are read', 'levee wall '.repeat(45), true, /Only the first 30 words/],
  ['as many alternatives', Array(50).fill('levee').join(' OR '), true, null],
  ['a quotation without an end', '"levee wall', true, missingQuote],
  ['a quotation without a beginning', 'levee wall"', true, missingQuote],
  ['an odd quotation mark between two', '"levee" " "wall"', true, missingQuote],
  ['one quotation mark', '"', false, noWord],
  ['an empty quotation', '""', false, noWord],
  ['only a minus word', '-levee', false, minus],
  ['only minus words', '-levee -"wall ferry" -kind:case', false, minus],
  ['only NOT', 'NOT levee', false, minus],
  ['minus signs', '- -- ---', false, noWord],
  ['a wildcard at the end', 'lev*', false, star],
  ['a wildcard by itself', '*', false, star],
  ['wildcards of SQL', '% _', false, noWord],
  ['a wildcard of SQL at a word', 'levee%', true, null],
  ['the end of a string in SQL', "levee' OR '1'='1", true, null],
  ['a statement of SQL', "'; DROP TABLE passages; --", false, null],
  ['a comment of SQL', 'levee -- wall', true, null],
  ['FTS5: a column', '{text} : levee', true, null],
  ['FTS5: NEAR', 'NEAR("levee" "wall", 2)', true, null],
  ['FTS5: a beginning', '^levee', true, null],
  ['FTS5: a prefix', '"levee" *', true, star],
  ['FTS5: operators', 'levee AND wall NOT ferry', true, null],
  ['FTS5: an operator alone', 'AND', false, noWord],
  ['FTS5: brackets', '((levee) OR (wall', true, /Brackets were left out/],
  ['tsquery: operators', 'levee & wall & !ferry', true, null],
  ['tsquery: followed by', 'levee <-> wall', true, null],
  ['tsquery: weights', 'levee:ABCD', false, null],
  ['tsquery: a prefix', 'lev:*', false, star],
  ['tsquery: quotes and strokes', "'levee' \\ ''", true, null],
  ['marks of the index', 'xkcase xhead xp', false, null],
  ['a mark beside a word', 'levee xp', true, null],
  ['a NUL byte alone', '\u0000', false, noWord],
  ['a NUL byte between words', 'levee \u0000 wall', true, null],
  ['half of a character', '\uD800 levee', true, null],
  ['a picture', '💧', false, noWord],
  ['pictures and a word', '👩‍👩‍👧‍👦 levee 🚀', true, null],
  ['combining marks', `levee${'\u0301'.repeat(400)}`, true, null],
  ['another script', '市议会', false, null],
  ['from right to left', '\u202Eeevel', false, null],
  ['white space', ' \t\r\n\u00A0\u2003', false, null],
  ['a filter without a value', 'body: speaker: levee', true, /was left out/],
  ['days that are none', 'levee date:2026-02-31', true, /was left out/],
  ['every filter at once', 'levee '.concat('date:2001.. -body:zz '.repeat(20)), true, null],
];

it.each(queries)('%s: is answered, says how it was read, and costs little', async (...given) => {
  const [, q, isFound, says] = given;
  for (const reader of [null, follower, admin]) {
    const seconds = workDone();
    const found = await search(reader, readSearchAddress(new URLSearchParams({ q })));
    expect(seconds()).toBeLessThan(2);
    expect(found.meetings).toHaveLength(reader && isFound ? 1 : 0);
    if (says) expect(found.remarks.join(' ')).toMatch(says);
    else
      expect(found.remarks.filter((one) => !/all of these words together/.test(one))).toEqual([]);
  }
});
