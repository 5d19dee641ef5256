import { expect, test } from 'vitest';
import { readYoutubeJson, youtubeCues } from './youtube-json.ts';

test('json3 events become segments with seconds', () => {
  const cues = youtubeCues({
    wireMagic: 'pb3',
    events: [
      { tStartMs: 0, dDurationMs: 9_000, id: 1 },
      {
        tStartMs: 160,
        dDurationMs: 4_000,
        segs: [{ utf8: 'good' }, { utf8: ' evening', tOffsetMs: 3 }],
      },
      { tStartMs: 2_000, aAppend: 1, segs: [{ utf8: '\n' }] },
      { tStartMs: 2_010, dDurationMs: 3_000, segs: [{ utf8: 'and welcome &amp; thanks' }] },
    ],
  });
  expect(readYoutubeJson(cues ?? []).segments).toEqual([
    {
      index: 0,
      startSeconds: 0.16,
      endSeconds: 5.01,
      speaker: null,
      text: 'good evening and welcome & thanks',
    },
  ]);
});

test('the plain list of text, start and duration is read too; other JSON is left to others', () => {
  const cues = youtubeCues([{ text: 'Call to order.', start: 1.5, duration: 2 }]) ?? [];
  expect(readYoutubeJson(cues).segments[0]).toMatchObject({ startSeconds: 1.5, endSeconds: 3.5 });
  expect(youtubeCues([{ speaker: 'A', text: 'x' }])).toBeNull();
  expect(youtubeCues({ events: [{ name: 'Board meeting' }] })).toBeNull();
});
