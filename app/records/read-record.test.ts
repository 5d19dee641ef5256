import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { makePdf } from '#tests/support/make-pdf.ts';
import { readRecord } from './read-record.server.ts';
import { maxRecordBytes } from './record-limits.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, fileName = 'record.txt') => readRecord({ bytes: utf8(text), fileName });
const refusal = (code: string, ...words: string[]) => ({
  name: 'AppError',
  code,
  message: expect.stringMatching(new RegExp(words.join('.*'), 's')),
});

function utf16(text: string, { bom = true, bigEndian = false } = {}): Uint8Array {
  const bytes = Buffer.from(`${bom ? '\ufeff' : ''}${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello council.\n';
const srt = '1\n00:00:01,000 --> 00:00:02,000\nHello council.\n';

test('what a program writes of its work above a text is nobody’s words', async () => {
  const rule = '='.repeat(20);
  const { segments, title, date } = await readRecord({
    bytes: utf8(
      `${rule}\nPlanning Commission Meeting\nDate: 2025-02-20\nTranscript Accuracy: 71%\n${rule}\n\nDISCLAIMER: This text was made by a program and may contain errors.\n\n${rule}\n\nGood evening. Commissioner Hall? Here.\n`,
    ),
    fileName: 'a.txt',
  });
  expect(title).toBe('Planning Commission Meeting');
  expect(date).toBe('2025-02-20');
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    [null, 'Good evening. Commissioner Hall? Here.'],
  ]);
});

test('the heading of a transcript kept as Markdown gives title and date, and is nobody’s words', async () => {
  const { segments, title, date, leftOut } = await readRecord({
    bytes: utf8(
      '# Riverton — City Council meeting (AUTOMATIC TRANSCRIPTION)\n\n> **AUTOMATIC TRANSCRIPTION, expect word errors.**\n> Source: video · retrieved 2026-07-06.\n\n- **Date:** 2025-02-20\n- **Body:** City Council\n\n---\n\n**[00:02:58]**\n\nGood evening.\n\n**[00:03:05]**\n\nThe hearing is open.\n\n**[00:04:00]**\n\nIt is closed.\n',
    ),
    fileName: 'a.md',
  });
  expect([title, date]).toEqual(['Riverton — City Council meeting', '2025-02-20']);
  expect(segments.map(({ startSeconds, text }) => [startSeconds, text])).toEqual([
    [178, 'Good evening.'],
    [185, 'The hearing is open.'],
    [240, 'It is closed.'],
  ]);
  expect(leftOut.join(' ')).toContain('heading of the file was read past');
});

test('the headings of a document are part of it', async () => {
  const { segments } = await readRecord({
    bytes: utf8(
      '# Minutes\n\n**Present:** Hale, Roy\n\n## Call to order\n\nThe chair opened it.\n',
    ),
    fileName: 'a.md',
  });
  expect(segments.map(({ text }) => text).join(' ')).toContain('Hale, Roy');
});

test('rules between what is said end no header, however many there are', async () => {
  const rule = '=====\n';
  const said = `${rule}CITY COUNCIL\n${rule}Mayor Hall: I call the meeting to order.\n${rule}Mayor Hall: Item 1 is the lease.\n`;
  const { segments } = await readRecord({ bytes: utf8(said), fileName: 'a.txt' });
  expect(segments.map(({ text }) => text).join(' ')).toContain('I call the meeting to order.');
  const many = utf8(`${(rule + '\u00a0\n'.repeat(85)).repeat(2_000)}Good evening, we meet.`);
  const read = await readRecord({ bytes: many, fileName: 'a.txt' });
  expect(read.segments.at(-1)?.text).toContain('Good evening, we meet.');
});

test('the format is told by what stands in the file', async () => {
  const format = async (text: string, name?: string) => (await read(text, name)).format;
  expect(await format(vtt)).toBe('webvtt');
  expect(await format(`\ufeff${vtt.replaceAll('\n', '\r\n')}`, 'a.srt')).toBe('webvtt');
  expect(await format(srt.replaceAll('\n', '\r\n'), 'a.vtt')).toBe('srt');
  expect(await format('[4:00:03 PM]\n\nHello.')).toBe('caption-text');
  expect(await format('Speaker 1 [4:00:03 PM]\nHello.')).toBe('caption-text');
  expect(await format('>> Hello.\n>> Hi.')).toBe('caption-text');
  expect(await format('MAYOR LEE: Hello.')).toBe('named-turns');
  expect(await format('[00:00:05] MAYOR LEE: Hello.')).toBe('named-turns');
  expect(await format('The council met and adjourned.')).toBe('named-turns');
  expect(await format('[{"speaker":"A","text":"Hello."}]')).toBe('json-turns');
  expect(await format('{"speaker":"A","text":"Hello."}\n{"speaker":"B","text":"Hi."}\n')).toBe(
    'json-turns',
  );
  expect(await format('{"events":[{"tStartMs":1,"segs":[{"utf8":"Hello"}]}]}', 'a.json3')).toBe(
    'youtube-json',
  );
  const bytes = makePdf([[{ y: 700, text: 'Hello council' }]]);
  expect((await readRecord({ bytes, fileName: 'a.txt' })).format).toBe('pdf');
});

test('an empty file says so', async () => {
  for (const text of ['', ' \r\n\t\n', '\ufeff']) {
    await expect(read(text)).rejects.toMatchObject(refusal('invalid', 'empty'));
  }
});

test('a file over the limit is refused before it is read', async () => {
  const bytes = new Uint8Array(maxRecordBytes + 1).fill(97);
  await expect(readRecord({ bytes, fileName: 'a.txt' })).rejects.toMatchObject(
    refusal('too-large', '25 MB'),
  );
});

test('a binary file with a caption name is refused by its content', async () => {
  const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u00ff\u00fe', 'latin1');
  await expect(readRecord({ bytes: gif, fileName: 'council.vtt' })).rejects.toMatchObject(
    refusal('unreadable', 'named .vtt, but it is a picture'),
  );
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3]);
  await expect(readRecord({ bytes: png, fileName: 'council.vtt' })).rejects.toMatchObject(
    refusal('unreadable', 'The picture is damaged'),
  );
  const noise = Uint8Array.from(
    { length: 4_000 },
    (_, index) => (index * index * 31 + index * 7) % 256,
  );
  await expect(readRecord({ bytes: noise, fileName: 'council.vtt' })).rejects.toMatchObject(
    refusal('unreadable', 'named .vtt, but it is not text', 'UTF-8'),
  );
  const docx = Buffer.from('PK\u0003\u0004\u0014\u0000xxxxword/document.xml', 'latin1');
  await expect(readRecord({ bytes: docx, fileName: 'minutes.docx' })).rejects.toMatchObject(
    refusal('unreadable', 'damaged, cut off or locked'),
  );
});

test('a text that is not what its name says is refused', async () => {
  await expect(read('The council met.', 'a.vtt')).rejects.toMatchObject(
    refusal('unreadable', 'no captions with times'),
  );
  await expect(read('The council met.', 'a.json')).rejects.toMatchObject(
    refusal('unreadable', 'not JSON'),
  );
  await expect(read('The council met.', 'a.pdf')).rejects.toMatchObject(
    refusal('unreadable', 'not a PDF'),
  );
  await expect(read('<!DOCTYPE html><p>Not found', 'a.vtt')).rejects.toMatchObject(
    refusal('unreadable', 'named .vtt, but it is a web page'),
  );
  await expect(read('The council met.', 'a.docx')).rejects.toMatchObject(
    refusal('unreadable', 'a text and not a Word document'),
  );
  await expect(read('The council met.', 'a.png')).rejects.toMatchObject(
    refusal('unreadable', 'a text and not a picture'),
  );
  await expect(read('BEGIN:VCALENDAR\nEND:VCALENDAR')).rejects.toMatchObject(
    refusal('unreadable', 'calendar'),
  );
});

test('JSON that is cut off anywhere says so, wherever it was cut', async () => {
  const whole = JSON.stringify({
    meeting_transcripts: [
      { speaker: 'A', content: 'Hé "llo" \\' },
      { speaker: 'B', content: 'Hi.', start: 12.5, end: null },
    ],
  });
  for (let length = 2; length < whole.length; length += 1) {
    await expect(
      read(whole.slice(0, length), 'a.json'),
      whole.slice(0, length),
    ).rejects.toMatchObject(
      refusal('unreadable', 'cut off: its JSON ends in the middle of a value'),
    );
  }
  await expect(read('{"a": 1,\n "b" 2}')).rejects.toMatchObject(refusal('unreadable', 'line 2'));
});

test('a file without a word says that no speech was found', async () => {
  for (const text of [
    'WEBVTT\n\n',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n♪♪\n',
    '[4:00:03 PM]\n\n>> ',
    '12 34 5',
  ]) {
    await expect(read(text)).rejects.toMatchObject(refusal('unreadable', 'No speech'));
  }
});

test('UTF-8, UTF-16 and Windows-1252 come out the same', async () => {
  const text =
    'MAYOR PEÑA: “It’s 5 €,” she said — naïve café.\nCLERK: Noted, and so on and on, at length.';
  const expected = (await read(text)).segments;
  expect(expected[0]).toMatchObject({
    speaker: 'Mayor Peña',
    text: '“It’s 5 €,” she said — naïve café.',
  });
  const windows = Uint8Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return { '“': 0x93, '”': 0x94, '’': 0x92, '€': 0x80, '—': 0x97 }[character] ?? code;
  });
  const files = [
    utf8(`\ufeff${text}`),
    utf16(text),
    utf16(text, { bigEndian: true }),
    utf16(text, { bom: false }),
    utf16(text, { bom: false, bigEndian: true }),
    windows,
  ];
  for (const bytes of files) {
    expect((await readRecord({ bytes, fileName: 'a.txt' })).segments).toEqual(expected);
  }
  const { leftOut } = await readRecord({ bytes: windows, fileName: 'a.txt' });
  expect(leftOut.join(' ')).toContain('Windows-1252');
});

test('any other encoding is refused, and the ones that are read are named', async () => {
  // 'The meeting will come to order' in EBCDIC, and Russian in Windows-1251.
  const ebcdic = Buffer.from(
    'e3888540948585a3899587 40a6899393 4083969485 40a396 409699848599'.replaceAll(' ', ''),
    'hex',
  );
  const cyrillic = Buffer.from('cfeef1f2e0edeee2ebe5ede8e520f1eee2e5f2e020eef2'.repeat(4), 'hex');
  for (const bytes of [ebcdic, cyrillic]) {
    await expect(readRecord({ bytes, fileName: 'a.txt' })).rejects.toMatchObject(
      refusal('unreadable', 'UTF-8, UTF-16 with a byte order mark, or Windows-1252'),
    );
  }
  await expect(
    readRecord({ bytes: Buffer.from('fffe000041000000', 'hex'), fileName: 'a.txt' }),
  ).rejects.toMatchObject(refusal('unreadable', 'UTF-32'));
  await expect(
    readRecord({ bytes: utf16('Hello council, hello').subarray(0, -1), fileName: 'a.txt' }),
  ).rejects.toMatchObject(refusal('unreadable', 'cut off'));
});

test('letters that were lost or garbled before are refused, a few are said', async () => {
  await expect(read('It�s the mayor�s view that we�re done.')).rejects.toMatchObject(
    refusal('unreadable', 'letters were lost'),
  );
  await expect(read('Itâ€™s the mayorâ€™s view that weâ€™re done, PeÃ±a.')).rejects.toMatchObject(
    refusal('unreadable', 'garbled'),
  );
  const { leftOut } = await read(
    `A long and good text. ${'Words of all kinds. '.repeat(99)} One � lost.`,
  );
  expect(leftOut.join(' ')).toContain('1 character in the file had been lost');
});

test('a text cut off inside a character is taken in, and says that it may be cut off', async () => {
  const bytes = utf8(`${'The council met. '.repeat(9)}Peñ`).subarray(0, -1);
  const { leftOut } = await readRecord({ bytes, fileName: 'a.txt' });
  expect(leftOut.join(' ')).toContain('cut off');
});

test('captions in capitals are put into sentences, and it is said', async () => {
  const { segments, leftOut } = await read(
    '>> MAYOR DIAZ: GOOD EVENING. I CALL THE MEETING TO ORDER.\n>> MR. LEE: HERE.',
  );
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Mayor Diaz', 'Good evening. I call the meeting to order.'],
    ['Mr. Lee', 'Here.'],
  ]);
  expect(leftOut.join(' ')).toContain('capitals throughout');
});

test('control and direction marks never reach a segment, and very long ones are split', async () => {
  const { segments } = await read(`A\u202eb\u0007c ${'A sentence of words. '.repeat(2_000)}`);
  expect(segments.length).toBeGreaterThan(1);
  expect(segments.map((segment) => segment.text).join(' ')).toBe(
    `Abc ${'A sentence of words. '.repeat(2_000)}`.trim(),
  );
});

test('whatever the bytes, the answer is a transcript in order or a refusal in words', async () => {
  const piece = fc.constantFrom(
    'WEBVTT\n',
    '\n\n',
    '00:01.000 --> 00:02.000\n',
    '00:00:03,000 --> 00:00:02,000\n',
    '[4:00:03 PM]',
    '>> ',
    'MAYOR LEE: ',
    '<v A>',
    '</v>',
    '&lt;',
    '{"a":',
    '[',
    ']',
    '"',
    'Hello there. ',
    'AYE. ',
    '%PDF-1.4\n',
    '\u0000',
    'é',
    '\ud800',
    'Title: x\n',
    '=====\n',
    '12\n',
    '- ',
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => utf8(pieces.join('')));
  const bytes = fc.oneof(
    text,
    fc.uint8Array({ maxLength: 300 }),
    text.map((one) => one.slice(0, one.length / 2)),
  );
  const fileName = fc.constantFrom('a.txt', 'a.vtt', 'a.srt', 'a.json', 'a.pdf', '');
  await fc.assert(
    fc.asyncProperty(bytes, fileName, async (file, name) => {
      const result = await readRecord({ bytes: file, fileName: name }).catch(
        (error: unknown) => error,
      );
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(AppError);
        expect(result.message).toMatch(/^[A-Z].{20,}[.)]$/s);
        return;
      }
      const { segments } = result as Awaited<ReturnType<typeof readRecord>>; // not an error, so this
      expect(segments.map((segment) => segment.index)).toEqual(segments.map((_, index) => index));
      for (const { text: said, startSeconds, endSeconds } of segments) {
        expect(said.trim()).toBe(said);
        expect(said).not.toBe('');
        if (startSeconds !== null && endSeconds !== null)
          expect(endSeconds).toBeGreaterThanOrEqual(startSeconds);
      }
    }),
    { numRuns: 600 },
  );
});
