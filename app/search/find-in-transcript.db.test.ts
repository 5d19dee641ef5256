import { beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makePublishedMeeting } from '#tests/support/published-meeting.ts';
import { findInTranscript, placesListed } from './find-in-transcript.server.ts';

let record: Parameters<typeof findInTranscript>[0];

beforeAll(async () => {
  const { transcript } = await makePublishedMeeting({ segmentCount: 700 });
  await db.transcriptSegment.updateMany({
    where: { transcriptId: transcript.id, index: { in: [2, 650] } },
    data: { text: 'The levee at Peña Street, and the levee behind it.', speaker: 'Ana Ruiz' },
  });
  record = { transcriptId: transcript.id, clockStartSeconds: 9 * 3600 };
});

const find = (words: string) => findInTranscript(record, new URLSearchParams({ find: words }));

it('finds what was said on any page of a transcript, with who said it and when', async () => {
  const found = await find('levee');
  expect(found?.places).toEqual([2, 650]);
  expect(found?.listed).toMatchObject([
    { index: 2, time: '9:00 AM', speaker: 'Ana Ruiz' },
    { index: 650, time: '9:54 AM', speaker: 'Ana Ruiz' },
  ]);
  expect(found?.marked.get(650)?.filter(({ isMarked }) => isMarked)).toHaveLength(2);
  expect((await find('"pena street"'))?.places).toEqual([2, 650]);
});

it('lists the first places of very many, and counts them all', async () => {
  const found = await find('motion');
  expect(found?.places).toHaveLength(698);
  expect(found?.listed).toHaveLength(placesListed);
});

it('finds nothing in other records, and nothing where nothing is asked', async () => {
  const other = await makePublishedMeeting();
  const elsewhere = { transcriptId: other.transcript.id, clockStartSeconds: null };
  const found = await findInTranscript(elsewhere, new URLSearchParams({ find: 'levee' }));
  expect(found?.places).toEqual([]);
  expect(await find('  ')).toBeNull();
  expect(await findInTranscript(record, new URLSearchParams())).toBeNull();
  expect((await find('-levee'))?.places).toEqual([]);
});

it('looks for nothing that is too long', async () => {
  const found = await find('levee '.repeat(200));
  expect(found).toMatchObject({ isTooLong: true, places: [] });
});
