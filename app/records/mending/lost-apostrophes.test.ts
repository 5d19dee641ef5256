import { expect, test } from 'vitest';
import { readRecord } from '../read-record.server.ts';

const whole = [
  "Good evening. I'm Dana Quist and we'll begin.",
  "The motion's been made and it's seconded.",
  "We don't have the staff's report, and that's on me.",
  "They've asked whether she'd speak on the city's plan.",
  "There's no one who can't hear us, so let's go on.",
  "You're right, it isn't on the list, and I've said so.",
];
const lost = whole.map((text) => text.replaceAll("'", ' '));

const read = async (texts: string[]) => {
  const turns = texts.map((text, at) => ({ speaker: `S${at % 2}`, text }));
  const bytes = new TextEncoder().encode(JSON.stringify(turns));
  const { segments, leftOut } = await readRecord({ bytes, fileName: 'a.json' });
  return { texts: segments.map(({ text }) => text), leftOut: leftOut.join(' ') };
};

test('a record that has lost its apostrophes has them again, and it is said', async () => {
  const found = await read(lost);
  expect(found.texts).toEqual(whole);
  expect(found.leftOut).toContain('lost their apostrophes');
});

test('a record that has them keeps a letter that stands alone', async () => {
  const texts = [...whole, 'Section s of plan B has no letter t in it, and it s a slip.'];
  expect((await read(texts)).texts).toEqual(texts);
});

test('letters of a name and of a list stay apart', async () => {
  const texts = [...lost, 'Catherine s. Reed read sections a to s. The vitamin d is free.'];
  expect((await read(texts)).texts.at(-1)).toBe(texts.at(-1));
});

test('words that are parted behind their apostrophes are joined again, and it is said', async () => {
  const found = await read(
    [...whole, ...whole].map((text) => text.replace(/(?<=')(?=[a-z])/g, '  ')),
  );
  expect(found.texts).toEqual([...whole, ...whole]);
  expect(found.leftOut).toContain('parted behind their apostrophes');
});
