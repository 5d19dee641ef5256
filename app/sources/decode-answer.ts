import { decodeText } from '#app/records/formats/decode-text.ts';
import type { SourceAnswer } from './source-reader.ts';

/** An answer as it came. */
export type RawAnswer = Omit<SourceAnswer, 'text'> & { bytes: Uint8Array };

/** @throws AppError where it is no text */
export function decodeAnswer({ bytes, url, contentType }: RawAnswer): SourceAnswer {
  const { text } = decodeText(bytes, new URL(url).pathname.split('/').at(-1) ?? '');
  return { url, contentType, text };
}
