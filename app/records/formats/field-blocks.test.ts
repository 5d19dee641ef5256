import { expect, test } from 'vitest';
import { readRecord } from '../read-record.server.ts';

const read = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const { segments, leftOut } = await readRecord({ bytes, fileName: 'council.txt' });
  const turns = segments.map(({ startSeconds, speaker, text }) => [startSeconds, speaker, text]);
  return { turns, leftOut };
};

const turns = [
  ['Mayor Diaz', '00:00:01.000', '00:00:04.500', 'Good evening, we are in session.'],
  ['Clerk', '00:00:04.500', '00:00:06.000', 'Council Member Lee is absent tonight.'],
  ['Mayor Diaz', '00:00:12.000', '00:00:15.000', 'Then we begin with the minutes.'],
] as const;

const expected = turns.map(([speaker, start, , text]) => [Number(start.slice(-6)), speaker, text]);

test('turns that are told field by field are read as their words, names and times', async () => {
  const rule = '-'.repeat(50);
  const withNameAbove = turns.map(
    ([name, start, end, text]) =>
      `${name}:\nStart: ${start}\nEnd: ${end}\nDuration: 3.500 seconds\nText: ${text}\n${rule}\n`,
  );
  const { turns: found, leftOut } = await read(
    `Transcription for council.mp4\n${'='.repeat(50)}\n\n${withNameAbove.join('')}`,
  );
  expect(found).toEqual(expected);
  expect(leftOut).toEqual(['A line above the turns: not used.']);
});

test('the name may be a field too, seconds a number, and nothing but a line stand between turns', async () => {
  const blocks = turns.map(
    ([name, start, end, text]) =>
      `Speaker: ${name}\nStart time: ${Number(start.slice(-6))}\nEnd time: ${Number(end.slice(-6))}s\nText: ${text}\n`,
  );
  for (const between of ['', '\n', '\n\n']) {
    expect((await read(blocks.join(between))).turns, `between: ${between.length}`).toEqual(
      expected,
    );
  }
});

test('words go on over lines, and a colon in them begins no turn', async () => {
  const [first, ...others] = turns.map(
    ([name, start, end, text]) => `${name}:\nStart: ${start}\nEnd: ${end}\nText: ${text}`,
  );
  const { turns: found } = await read(
    [`${first}\nThere is one matter:\nthe library.`, ...others].join('\n\n'),
  );
  expect(found.slice(0, 2).map(([, , text]) => text)).toEqual([
    'Good evening, we are in session.',
    'There is one matter: the library.',
  ]);
  expect(found).toHaveLength(4);
});

test('who reads two fields of a form out has no turns told by fields', async () => {
  const { turns: found } = await read(
    'Clerk: The form has these lines.\nStart: 9:00\nText: to be decided\nMayor Diaz: Thank you all.\n',
  );
  expect(found.map(([, , text]) => text).join(' ')).toContain('to be decided');
});
