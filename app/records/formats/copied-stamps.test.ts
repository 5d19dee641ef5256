import { describe, expect, it } from 'vitest';
import { readRecord } from '../read-record.server.ts';

const read = async (text: string) => {
  const { format, segments } = await readRecord({
    bytes: new TextEncoder().encode(text),
    fileName: 'transcript.txt',
  });
  return { format, said: segments.map(({ startSeconds, text }) => [startSeconds, text]) };
};

describe('a transcript copied out of a video page', () => {
  const lines = [
    ['1:02:03', 'The ferry board will come'],
    ['1:02:09', 'to order we have two items'],
    ['1:02:15', 'the first is the dock lease'],
    ['1:02:22', 'and the second is the fares'],
    ['1:02:30', 'is there a motion on the lease'],
  ] as const;
  const wanted = {
    format: 'caption-text',
    said: [
      [3723, 'The ferry board will come'],
      [3729, 'to order we have two items'],
      [3735, 'the first is the dock lease'],
      [3742, 'and the second is the fares'],
      [3750, 'is there a motion on the lease'],
    ],
  };

  it('has its stamps as times and not as words, on lines of their own', async () => {
    expect(await read(lines.map(([stamp, said]) => `${stamp}\n${said}`).join('\n'))).toEqual(
      wanted,
    );
  });

  it('the same where what is meant for screen readers was copied along', async () => {
    const text = lines.map(([stamp, said], at) => `${stamp}\n62 minutes, ${at} seconds\n${said}`);
    expect(await read(text.join('\n'))).toEqual(wanted);
  });

  it('the same with the stamp before the words of each line', async () => {
    expect(await read(lines.map(([stamp, said]) => `${stamp} ${said}`).join('\n'))).toEqual(wanted);
  });
});

it('leaves a time of day in a text where it stands', async () => {
  const { said } = await read(
    'The clerk read the notice of the hearing.\n7:30\nThe hearing was opened by the chair.',
  );
  expect(said.flat().join(' ')).toContain('7:30');
});
