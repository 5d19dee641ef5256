import { createHash } from 'node:crypto';
import type { NewPassage } from '#app/search/indexing/new-passage.ts';

/** So many bytes has a key: enough that among the texts of one meeting no two are taken for one. */
export const keyBytes = 8;

/** By what a text is known, wherever it stands: two that say the same are one. */
export type TextKey = string;

type Text = Pick<NewPassage, 'kind' | 'heading' | 'text' | 'speaker' | 'outcome'>;

export function textKey({ kind, heading, text, speaker, outcome }: Text): TextKey {
  const said = JSON.stringify([kind, heading, text, speaker, outcome]);
  return createHash('sha256').update(said).digest().subarray(0, keyBytes).toString('hex');
}

/** Keys as they stand in the database, one after the other. */
export const packKeys = (keys: Iterable<TextKey>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from([...keys].join(''), 'hex'));

export function unpackKeys(packed: Uint8Array): TextKey[] {
  const all = Buffer.from(packed).toString('hex');
  return all.match(new RegExp(`.{${keyBytes * 2}}`, 'g')) ?? [];
}
