import { createHash } from 'node:crypto';

/** From 0 to 1, the same for an id each time, and spread evenly over ids. */
export const shareOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32;
