import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FixtureCaption,
  makeCaptions,
  soundCaptions,
  spokenCaptions,
} from '#tests/support/make-captions.ts';
import { readRecord } from '../read-record.server.ts';

const read = (captions: FixtureCaption[]) =>
  readRecord({ bytes: makeCaptions(captions), fileName: 'record.srt' });
const readTurns = (turns: unknown) =>
  readRecord({ bytes: new TextEncoder().encode(JSON.stringify(turns)), fileName: 'a.json' });
const wordsOf = ({ segments }: { segments: { text: string }[] }) =>
  segments.flatMap(({ text }) => text.split(' '));
const said = (captions: FixtureCaption[]) => captions.flatMap(([, text]) => text.split(' '));

test('a sound record keeps every word, also what people say many times', async () => {
  const repeated: FixtureCaption[] = [
    ...soundCaptions(),
    [210, 'Aye aye aye aye aye aye aye aye aye aye aye aye.'],
    [215, 'No. No. No. Never, never, never. We can do both. We can do both. We can do both.'],
    [220, 'Thank you for watching, and good night to all of you.'],
  ];
  const record = await read(repeated);
  expect(wordsOf(record)).toEqual(said(repeated));
  expect(record.leftOut.join(' ')).not.toMatch(/speech to text|rolled|twice/);
});

test('each line twice, and the whole record twice, are read once, and it is said', async () => {
  const turns = soundCaptions().map(([, text], index) => ({ speaker: `S${index % 3}`, text }));
  const once = wordsOf(await readTurns(turns));
  const doubled = await readTurns(turns.flatMap((turn) => [turn, turn]));
  expect(wordsOf(doubled)).toEqual(once);
  expect(doubled.leftOut.join(' ')).toContain('Each line stood in the file twice');
  const again = await readTurns([...turns, ...turns]);
  expect(wordsOf(again)).toEqual(once);
  expect(again.segments.map(({ index }) => index)).toEqual(again.segments.map((_, at) => at));
  expect(again.leftOut.join(' ')).toContain('whole record stood in the file twice');
});

test('captions that rolled into one long sentence come out with each word once', async () => {
  const line = fc
    .array(
      fc.constantFrom(...'harbor pier bridge council motion report budget road tax'.split(' ')),
      {
        minLength: 5,
        maxLength: 9,
      },
    )
    .filter((words) => new Set(words).size > 3);
  const lines = fc.uniqueArray(line, {
    minLength: 30,
    maxLength: 60,
    selector: (words) => words.join(' '),
  });
  // A word of its own begins each line, so that what was said is known for certain.
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(2, 3, 4), async (texts, times) => {
      const distinct = texts.map((words, at) => [`we${at}`, ...new Set(words)].join(' '));
      const rolled = distinct.flatMap((text) => Array.from({ length: times }, () => text));
      const record = await readTurns([
        { text: rolled.join(' '), start: 0, end: 300.5 },
        { text: 'The meeting is adjourned.', start: 301, end: 303 },
      ]);
      expect(wordsOf(record).join(' ')).toBe(`${distinct.join(' ')} The meeting is adjourned.`);
      expect(record.leftOut.join(' ')).toContain('The captions rolled');
    }),
    { numRuns: 40 },
  );
});

test('whole lines that stand twice all over a record are read once, and what is said twice here and there stays', async () => {
  const lines = Array.from(
    { length: 120 },
    (_, at) => `line number${at} tells the council what staff${at} found on road${at}`,
  );
  const twice = (each: number) =>
    lines.map((line, at) => (at % each === 0 ? `${line} ${line}` : line)).join(' ');
  const readTwice = (each: number) =>
    readTurns([
      { text: twice(each), start: 0, end: 300.5 },
      { text: 'The meeting is adjourned.', start: 301, end: 303 },
    ]);
  const end = ' The meeting is adjourned.';
  expect(wordsOf(await readTwice(8)).join(' ')).toBe(lines.join(' ') + end);
  expect(wordsOf(await readTwice(30)).join(' ')).toBe(twice(30) + end);
});

test('words that loop are kept once, with where it was', async () => {
  const record = await read([
    [0, Array.from({ length: 30 }, () => 'you').join(' ')],
    ...soundCaptions().map(([at, text]): FixtureCaption => [at + 60, text]),
    ...Array.from({ length: 9 }, (_, at): FixtureCaption => [300 + at * 2, 'Nice to meet you.']),
  ]);
  expect(wordsOf(record)).toEqual(['you', ...said(soundCaptions()), 'Nice', 'to', 'meet', 'you.']);
  expect(record.leftOut.join(' ')).toContain(
    'left out but for the first: “you” 30 times at 0:00, “nice to meet you” 9 times at 5:00',
  );
});

test('lines that speech to text makes up in silence are left out', async () => {
  const record = await read([
    ...soundCaptions(),
    [300, 'Thank you for watching.'],
    ...spokenCaptions(3, 400),
    [420, 'Subtitles by the Amara.org community'],
  ]);
  expect(wordsOf(record).join(' ')).not.toMatch(/watching|Amara/);
  expect(record.leftOut.join(' ')).toContain(
    'makes up in silence were left out: “Thank you for watching.”, “Subtitles by the Amara.org community”',
  );
});

test('marks that captions set at the beginning of the next line stand behind their words', async () => {
  const record = await read([
    ...soundCaptions(),
    [300, 'All in favor'],
    [303, ', please say aye'],
    [305, '. Aye'],
    [320, '. The motion'],
    [323, 'carries . . . Item .5'],
    [330, 'is next'],
  ]);
  expect(record.segments.slice(-4).map(({ text }) => text)).toEqual([
    'All in favor, please say aye.',
    'Aye.',
    'The motion carries . . .',
    'Item .5 is next',
  ]);
});
