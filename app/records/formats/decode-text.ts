import { AppError } from '#app/platform/app-error.ts';
import { binaryKind } from './binary-kinds.ts';
import { decodeEntities } from './cue-text.ts';

const accepted = 'UTF-8, UTF-16 with a byte order mark, or Windows-1252';

const undefinedInWindows = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const maxHighShare = 0.15;

/** Text with line ends as `\n`, and what an admin should know about how it was read. */
export type DecodedText = { text: string; notes: string[] };

/** Bytes to text, only where the encoding is certain. Throws for anything that is not text. */
export function decodeText(bytes: Uint8Array, fileName: string): DecodedText {
  const { text, note } = decode(bytes, fileName);
  const notes = note === null ? [] : [note];
  notes.push(...checkCharacters(text, fileName));
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\n[ \t]*(?=\n[ \t]*\n)/g, '');
  return { text: turnMarks(lines), notes };
}

/**
 * Captions that went through a web page have `&gt;&gt;` where another speaker begins. Markup is left
 * to its parser, and of JSON only these are turned: a quotation mark would end its string.
 */
function turnMarks(text: string): string {
  if (!text.includes('&gt;&gt;') || /^\s*</.test(text)) return text;
  return /^\s*[[{]/.test(text) ? text.replaceAll('&gt;', '>') : decodeEntities(text);
}

function decode(bytes: Uint8Array, fileName: string): { text: string; note: string | null } {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0)
    throw wrongEncoding('UTF-32');
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), 'utf-16le', null);
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), 'utf-16be', null);
  if (bytes.includes(0)) {
    const order = utf16Order(bytes);
    if (order === null) throw notText(bytes, fileName);
    return utf16(bytes, order, 'The file does not name its encoding; it was read as UTF-16.');
  }
  const known = binaryKind(bytes);
  if (known !== null && !isUtf8(bytes)) throw notText(bytes, fileName);
  return utf8(bytes) ?? windows1252(bytes, fileName);
}

function isUtf8(bytes: Uint8Array): boolean {
  return utf8(bytes) !== null;
}

function utf8(bytes: Uint8Array): { text: string; note: string | null } | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const cut of [0, 1, 2, 3]) {
    // A file that was cut off may end inside a character of up to four bytes.
    if (cut > 0 && !endsInsideCharacter(bytes, cut)) continue;
    try {
      const text = decoder.decode(bytes.subarray(0, bytes.length - cut));
      if (cut > 0 && isPlain(text) && !usualLeads.has(bytes.at(-cut) ?? 0)) return null;
      const note = 'The file ends in the middle of a character: it may be cut off.';
      return { text, note: cut === 0 ? null : note };
    } catch {
      // Not UTF-8 up to here: the next try, or another encoding.
    }
  }
  return null;
}

/** Latin letters, quotation marks and dashes begin with these; none of them often ends a word of Windows-1252. */
const usualLeads = new Set([0xc2, 0xc3, 0xe2]);
const isPlain = (text: string) => /^\p{ASCII}*$/u.test(text);

function endsInsideCharacter(bytes: Uint8Array, cut: number): boolean {
  const lead = bytes[bytes.length - cut] ?? 0;
  return lead >= 0xc2 && lead <= 0xf4 && bytes.length > 64;
}

function utf16(bytes: Uint8Array, order: 'utf-16le' | 'utf-16be', note: string | null) {
  try {
    return { text: new TextDecoder(order, { fatal: true }).decode(bytes), note };
  } catch (cause) {
    throw new AppError(
      'unreadable',
      'The file is cut off or damaged: its UTF-16 text breaks off. Export it again and take in the whole file.',
      { cause },
    );
  }
}

/** Western text in UTF-16 has a zero in nearly every second byte, always on the same side. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < 16 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < bytes.length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const pairs = bytes.length / 2;
  if (odd / pairs > 0.7 && even / pairs < 0.01) return 'utf-16le';
  if (even / pairs > 0.7 && odd / pairs < 0.01) return 'utf-16be';
  return null;
}

function windows1252(bytes: Uint8Array, fileName: string) {
  let high = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    if (undefinedInWindows.has(byte)) throw notText(bytes, fileName);
    high += 1;
  }
  if (high / bytes.length > maxHighShare) throw notText(bytes, fileName);
  const text = new TextDecoder('windows-1252').decode(bytes);
  return { text, note: 'The file is not UTF-8; it was read as Windows-1252. Look at its accents.' };
}

function checkCharacters(text: string, fileName: string): string[] {
  const notes: string[] = [];
  const control = count(text, /[\p{Cc}--[\t\n\v\f\r\u0085]]/gv);
  if (control > 0 && (text.includes('\u0000') || control / text.length > 0.002)) {
    throw notText(new Uint8Array(), fileName);
  }
  const lost = count(text, /\ufffd/g);
  if (lost > 2 && lost / text.length > 0.002) {
    throw new AppError(
      'unreadable',
      `The file's letters were lost before it got here: ${lost.toLocaleString('en-US')} of its characters are the mark for an unreadable one (\ufffd). Export it again as UTF-8.`,
    );
  }
  if (lost > 0)
    notes.push(`${counted(lost, 'character')} in the file had been lost before (\ufffd).`);
  const garbled = count(text, /[ÂÃ][\u0080-\u00bf\u0152-\u2122]|â(?:€|\u0080)[^\s\w]/g);
  if (garbled > 2 && garbled / text.length > 0.0005) {
    throw new AppError(
      'unreadable',
      `The file's letters are garbled (“â€™” for an apostrophe, “Ã©” for é): it was converted with the wrong encoding. Export it again as one of ${accepted}.`,
    );
  }
  if (garbled > 0) notes.push(`${counted(garbled, 'character')} in the file look garbled (“â€™”).`);
  return notes;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

function counted(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

function wrongEncoding(name: string): AppError {
  return new AppError(
    'unreadable',
    `The file is in ${name}, which is not read here. Save it as one of ${accepted}.`,
  );
}

function notText(bytes: Uint8Array, fileName: string): AppError {
  const kind = binaryKind(bytes);
  const ending = /\.(?:vtt|srt|txt|json)$/i.exec(fileName)?.[0].toLowerCase();
  const named = ending === undefined ? 'The file is' : `The file is named ${ending}, but it is`;
  if (kind !== null) return new AppError('unreadable', `${named} ${kind.what}. ${kind.advice}`);
  return new AppError(
    'unreadable',
    `${named} not text in an encoding read here (${accepted}). If it is a text, save it as UTF-8 and take it in again.`,
  );
}
