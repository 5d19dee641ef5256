import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { makePdf, makeScan, pdfOf } from '#tests/support/make-pdf.ts';
import { canReadProcesses, peakMemory } from '#tests/support/peak-memory.ts';
import { readRecordApart } from './read-record-apart.server.ts';

/** What reading may add to the server at most: the limit of its process, and what grew meanwhile. */
const boundMegabytes = 1100;

const megabyte = 1024 * 1024;
const hex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);

/** Runs of 128 equal bytes, two bytes each. */
function runLengths(size: number): Buffer {
  const runs = Buffer.alloc((size / 128) * 2 + 1, 32);
  for (let at = 0; at < runs.length; at += 2) runs[at] = 129;
  runs[runs.length - 1] = 128;
  return runs;
}

/** LZW of one byte over and over: each code stands for one byte more than the one before. */
function lzwRuns(size: number): Buffer {
  const bits: string[] = [];
  let held = 0;
  while (held < size) {
    bits.push((256).toString(2).padStart(9, '0'), (32).toString(2).padStart(9, '0'));
    held += 1;
    for (let code = 258, width = 9; code < 4094; code += 1) {
      if (code + 1 >= 2 ** width) width += 1;
      bits.push(code.toString(2).padStart(width, '0'));
      held += code - 256;
    }
  }
  const text = bits.join('');
  return Buffer.from(
    text.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [],
  );
}

/** A PNG of so many white dots in a square: one bit each, which deflate to next to nothing. */
function emptyPicture(size: number): Uint8Array {
  const row = Buffer.alloc(1 + Math.ceil(size / 8));
  const data = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  const chunk = (type: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), bytes]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(bytes.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.from('000000000000000001000000 00'.replaceAll(' ', ''), 'hex');
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  );
}

const content = (filters: string[], bytes: Uint8Array) => pdfOf({ filters, content: bytes });

const bombs: [string, () => Uint8Array][] = [
  [
    'runs within deflated data',
    () => content(['FlateDecode', 'RunLengthDecode'], deflateSync(runLengths(640 * megabyte))),
  ],
  [
    'deflated data in hexadecimal digits',
    () =>
      content(
        ['ASCIIHexDecode', 'FlateDecode'],
        hex(deflateSync(Buffer.alloc(640 * megabyte, 32))),
      ),
  ],
  [
    'data deflated three times',
    () => {
      const once = deflateSync(Buffer.alloc(640 * megabyte, 32));
      return content(['FlateDecode', 'FlateDecode', 'FlateDecode'], deflateSync(deflateSync(once)));
    },
  ],
  [
    'LZW within deflated data',
    () => content(['FlateDecode', 'LZWDecode'], deflateSync(lzwRuns(640 * megabyte))),
  ],
  [
    'an object stream of runs',
    () =>
      pdfOf({
        filters: ['FlateDecode', 'RunLengthDecode'],
        content: deflateSync(runLengths(640 * megabyte)),
        dictionary: '/Type/ObjStm/N 1/First 4',
        isObjectStream: true,
      }),
  ],
  ['more pages than anybody has', () => makePdf([[]], '', 900_000_000)],
  [
    'a scan as large as a city',
    () =>
      makeScan([{ picture: new Uint8Array(readFileSync('tests/fixtures/scans/minutes.jpg')) }], {
        width: 60_000,
        height: 60_000,
      }),
  ],
  ['a picture file as large as a city', () => emptyPicture(60_000)],
  [
    'a picture as large as a city',
    () =>
      pdfOf({
        filters: ['FlateDecode'],
        content: deflateSync(
          Buffer.from('q 612 0 0 792 0 0 cm BI /W 60000 /H 60000 /BPC 8 /CS /RGB ID x EI Q'),
        ),
      }),
  ],
];

describe.runIf(canReadProcesses)('a PDF that unpacks to far more than it is', () => {
  it.each(bombs)('is refused in plain words, and takes no more memory: %s', async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(25 * megabyte);
    let refusal: unknown;
    const peak = await peakMemory(async () => {
      refusal = await readRecordApart({ bytes, fileName: 'agenda.pdf' }).catch((error) => error);
    });
    expect(refusal).toBeInstanceOf(AppError);
    expect(String(refusal)).toMatch(
      /unpacks to more|takes more memory|takes too long|has no text|No text|pages|larger than/,
    );
    expect(peak).toBeLessThan(boundMegabytes);
  });
});
