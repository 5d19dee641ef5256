import { constants, crc32, deflateRawSync } from 'node:zlib';
import { type PageTemplate, wordsFor } from './page-template.ts';

/** A part of a template as bytes, as they are and as a piece of a stream that others can stand before and behind. */
type Part = { plain: Buffer; packed: Buffer };

export type ReadyTemplate = Pick<PageTemplate, 'blanks'> & { parts: readonly Part[] };

export function readyTemplate({ parts, blanks }: PageTemplate): ReadyTemplate {
  const ready = parts.map((part) => {
    const plain = Buffer.from(part);
    // Once for all who are sent it, so as small as it gets.
    return { plain, packed: packed(plain, 9) };
  });
  return { blanks, parts: ready };
}

export const sizeOf = ({ parts }: ReadyTemplate): number =>
  parts.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 1);

type Own = { texts: readonly string[]; nonce: string };

/** The page with what belongs into its blanks. */
export function fill(template: ReadyTemplate, own: Own): Buffer {
  return Buffer.concat(inTurns(template, own).map(({ plain }) => plain));
}

/**
 * The same with gzip. What stands between the blanks was packed when the template was made: packing a whole
 * page for each of its readers takes as long as all the rest that is done for one of them, and makes it a
 * twelfth smaller.
 */
export function fillPacked(template: ReadyTemplate, own: Own): Buffer {
  const pieces = inTurns(template, own);
  const end = Buffer.alloc(10);
  // An empty block that is the last.
  end.writeUInt16LE(3, 0);
  end.writeUInt32LE(
    pieces.reduce((sum, { plain }) => crc32(plain, sum), 0),
    2,
  );
  end.writeUInt32LE(
    pieces.reduce((sum, { plain }) => sum + plain.length, 0),
    6,
  );
  return Buffer.concat([head, ...pieces.map(({ packed }) => packed), end]);
}

/** Says: deflated, without a name or a time, on a system that is not told. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

function inTurns(template: ReadyTemplate, own: Own): Part[] {
  const words = wordsFor(template, own).map((word) => {
    const plain = Buffer.from(word);
    return { plain, packed: plain.length < leastPacked ? stored(plain) : packed(plain, 6) };
  });
  return template.parts.flatMap((part, at) => [part, words[at] ?? []].flat());
}

/** Bytes. Shorter ones would take more of a block of their own than they save. */
const leastPacked = 200;

/** Ends at a whole byte, and refers to nothing before it. */
const packed = (plain: Buffer, level: number) =>
  deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH });

/** As a block that is not packed. */
function stored(plain: Buffer): Buffer {
  const block = Buffer.alloc(5 + plain.length);
  block.writeUInt16LE(plain.length, 1);
  block.writeUInt16LE(~plain.length & 0xffff, 3);
  plain.copy(block, 5);
  return block;
}
