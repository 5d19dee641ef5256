import { makePdf } from './make-pdf.ts';

/** Files that are no record of a meeting, and what whoever sends them is told. */
export const badRecords = [
  {
    what: 'an empty file',
    fileName: 'empty.vtt',
    bytes: new Uint8Array(),
    says: 'The file is empty.',
  },
  {
    what: 'a recording that calls itself captions',
    fileName: 'captions.vtt',
    bytes: disorderedBytes(40_000),
    says: 'The file is named .vtt, but it is not text',
  },
  {
    what: 'JSON that was cut off',
    fileName: 'turns.json',
    bytes: Buffer.from('[{"speaker":"Chair","text":"Good eve'),
    says: 'The file is cut off: its JSON ends in the middle of a value.',
  },
  {
    what: 'a text in an encoding that cannot be told',
    fileName: 'minutes.txt',
    bytes: Buffer.from('Chair: \xc3\x28\x81\x8d\x8f\x90\x9d', 'latin1'),
    says: 'not text in an encoding read here',
  },
  {
    what: 'a PDF of empty pages',
    fileName: 'scan.pdf',
    bytes: makePdf([[], []]),
    says: 'The PDF has no text: its pages are empty.',
  },
];

/** Bytes without any order, the same each time. */
function disorderedBytes(length: number): Uint8Array {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >>> 16;
  });
}
