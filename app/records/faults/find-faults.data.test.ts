import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../read-record.server.ts';

const folder = '../shared/data';
const files = (pattern: string) =>
  existsSync(folder) ? globSync(join(folder, pattern)).sort() : [];
const read = (path: string) => readRecord({ bytes: readFileSync(path), fileName: path });

/** Known by reading: where something is wrong with a record, and what. */
const known: [string, string[]][] = [
  ['transcripts/0909-1000-committee-on-agriculture', ['starts-late']],
  ['seattle-wa-school-board-whisperx-excerpt/whisperx.en.json', ['starts-late']],
  // The chair's call to order is lost in a loop of 'you'.
  ['youngsville-la-council-2026-02-12/transcript.whisper.txt', ['starts-late']],
  ['youngsville-la-council-2026-03-12/transcript.whisper.txt', ['starts-late']],
  ['youngsville-la-council-2026-03-12/transcript.whisper.second-recording.txt', ['starts-late']],
  ['youngsville-la-council-2026-06-25-special/transcript.whisper.txt', ['starts-late']],
  ['youngsville-la-council-2026-07-09/transcript.whisper.txt', ['starts-late']],
];
const kindsKnown = (path: string) => known.find(([name]) => path.includes(name))?.[1] ?? [];

const records = files(
  '{transcripts/*.txt,qmsum/*.json,meetings/*/{captions*,transcript*,asr_google*,minutes.txt,minutes.pdf,minutes.approved*,whisperx*,sentences*,example_transcript*}}',
);
const others = files(
  '{documents/*.pdf,feeds/pdf/*.pdf,feeds/iqm2/*.html,meetings/youngsville*/{agenda,packet}.txt}',
);

describe.skipIf(!existsSync(folder))('real records', () => {
  test.each(records)('%s: what is wrong with it is found, and nothing else', async (path) => {
    const { faults } = await read(path);
    expect(faults.map(({ kind }) => kind)).toEqual(kindsKnown(path));
  });

  test.each(others)('%s is not taken for the record of a meeting', async (path) => {
    expect((await read(path)).faults.map(({ kind }) => kind)).toEqual(['no-meeting']);
  });

  test('captions that rolled are joined: nearly as many words as another ear heard', async () => {
    const meeting = join(folder, 'meetings/seattle-wa-city-council-special-2020-08-12');
    const captions = await read(join(meeting, 'captions.sentences.json'));
    const heard = await read(join(meeting, 'asr_google.sentences.json'));
    const words = ({ segments }: typeof captions) =>
      segments.flatMap(({ text }) => text.toLowerCase().match(/[a-z']{4,}/g) ?? []);
    expect(captions.leftOut.join(' ')).toMatch(/The captions rolled.*3,\d{3} words/);
    const start = (record: typeof captions) =>
      words(record).slice(0, 1_000).reduce(countInto, new Map<string, number>());
    // What rolled is the first twelve minutes; there both say the same words as often.
    const one = start(captions);
    const other = start(heard);
    const shared = [...one].reduce(
      (sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0),
      0,
    );
    expect(shared).toBeGreaterThan(800);
  });
});

function countInto(counts: Map<string, number>, word: string): Map<string, number> {
  return counts.set(word, (counts.get(word) ?? 0) + 1);
}
