import { randomFillSync } from 'node:crypto';

const length = 9;

/** Drawn for many at once: asking the system for each takes longer than answering from memory. */
const drawn = Buffer.alloc(length * 512);
let used = drawn.length;

/** What an answer and its line in the log are known by, and what support is told. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += length;
  return drawn.toString('base64url', used - length, used);
}
