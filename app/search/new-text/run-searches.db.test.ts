import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { makeEntity, makeMeeting, makeUser } from '#tests/support/fixtures.ts';
import { hostileQuery } from '#tests/support/hostile-query.ts';
import { indexEntity } from '../indexing/index-entity.server.ts';
import { type NewPassage, plainPassage } from '../indexing/new-passage.ts';
import { writePassages } from '../indexing/write-passages.server.ts';
import { readScope } from '../reader-scope.server.ts';
import { readSearchAddress } from '../search-address.ts';
import { searchInMeeting } from '../search-in-meeting.server.ts';
import { readNewText } from './read-new-text.server.ts';
import { runSearches } from './run-searches.ts';

const vocabulary = ['levee', 'dike', 'flood', 'plain', 'budget', 'school', 'the', '14', 'harbor'];
const word = fc.constantFrom(...vocabulary);
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const kind = fc.constantFrom('meeting', 'agenda', 'case', 'decision', 'summary', 'transcript');
const piece = fc.oneof(
  { weight: 6, arbitrary: word },
  fc.tuple(word, word).map(([one, other]) => `"${one} ${other}"`),
  fc.tuple(word, word).map(([one, other]) => `${one} OR ${other}`),
  word.map((one) => `-${one}`),
  kind.map((one) => `kind:${one}`),
  fc.constantFrom(
    ...['speaker:hale', '-speaker:hale', 'outcome:adopted', 'body:harbor', '-body:harbor'],
    ...['date:2026-03', 'date:2026-03-10..', 'date:..2026-03-09', 'kind:agenda'],
  ),
);
const query = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
  },
  hostileQuery,
);

let follower: Reader;
let admin: Reader;
let entityId: string;

beforeAll(async () => {
  ({ id: entityId } = await makeEntity({ entityName: 'Harbor Flood District' }));
  await transact((tx) => indexEntity(tx, entityId));
  const { id } = await makeUser({ tier: 'premium' });
  await db.entityAccess.create({ data: { userId: id, govtEntityId: entityId } });
  follower = { userId: id, tier: 'premium', isAdmin: false };
  const { id: adminId } = await makeUser({ tier: 'admin' });
  admin = { userId: adminId, tier: 'admin', isAdmin: true };
});

it('a search over a new text finds in it what the search page would', async () => {
  const written = fc.array(
    fc.record({
      kind: fc.constantFrom('meeting', 'agenda', 'case', 'decision', 'summary', 'transcript'),
      heading: fc.option(text),
      text,
      speaker: fc.constantFrom(null, null, 'Ms. Hale', 'Mr. Dike'),
      outcome: fc.constantFrom(null, null, 'adopted', 'adopted as amended', 'rejected'),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      written,
      fc.array(query, { minLength: 8, maxLength: 8 }),
      async (texts, asked) => {
        const { id: meetingId } = await makeMeeting({ govtEntityId: entityId, date: '2026-03-10' });
        const sortDate = new Date('2026-03-10T12:00:00Z');
        const passages = texts.map(
          ({ speaker, outcome, ...one }): NewPassage => ({
            ...{ ...plainPassage, ...one, meetingId, govtEntityId: entityId, sortDate },
            kind: one.kind as NewPassage['kind'],
            speaker: ['transcript', 'decision'].includes(one.kind) ? speaker : null,
            outcome: ['case', 'decision'].includes(one.kind) ? outcome : null,
          }),
        );
        await transact((tx) => writePassages(tx, passages));
        const newText = await readNewText(db, meetingId);
        const run = newText && (await runSearches(newText));
        for (const [at, q] of asked.entries()) {
          const reader = at % 2 === 0 ? follower : admin;
          const scope = await readScope(reader);
          const address = readSearchAddress(new URLSearchParams({ q }));
          const found = await searchInMeeting(db, { scope, address, meetingId, entityId });
          const ran = run?.({ address, followsBody: reader === follower }) ?? [];
          expect(tell(ran.map((place) => newText?.passages[place]))).toEqual(tell(found));
        }
      },
    ),
    { numRuns: 60 },
  );
});

type Told = Pick<NewPassage, 'kind' | 'heading' | 'text' | 'speaker'> | undefined;
const tell = (passages: readonly Told[]) =>
  passages.map((one) => [one?.kind, one?.heading, one?.text, one?.speaker].join(' | ')).sort();
