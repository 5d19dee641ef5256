type Kind = { what: string; advice: string };

const word: Kind = {
  what: 'an old or locked Word document',
  advice: 'Save it as a new one (DOCX) without a password, or as a PDF, and take that in.',
};
const otherwise =
  'Take in captions (WebVTT, SRT or YouTube JSON), a transcript as text or JSON, a PDF, a Word document (DOCX), a web page, or a scan (PDF, PNG, JPEG).';

const signatures: { at: number; bytes: string; kind: Kind }[] = [
  { at: 0, bytes: 'II*\u0000', kind: tiff() },
  { at: 0, bytes: 'MM\u0000*', kind: tiff() },
  { at: 0, bytes: 'GIF8', kind: { what: 'a picture (GIF)', advice: otherwise } },
  { at: 4, bytes: 'ftyp', kind: { what: 'a video (MP4)', advice: captionsInstead('video') } },
  {
    at: 0,
    bytes: '\u001aE\u00df\u00a3',
    kind: { what: 'a video', advice: captionsInstead('video') },
  },
  { at: 0, bytes: 'RIFF', kind: { what: 'a sound or video file', advice: captionsInstead('it') } },
  { at: 0, bytes: 'ID3', kind: { what: 'a sound file (MP3)', advice: captionsInstead('sound') } },
  { at: 0, bytes: 'OggS', kind: { what: 'a sound file', advice: captionsInstead('sound') } },
  { at: 0, bytes: '\u00d0\u00cf\u0011\u00e0', kind: word },
  {
    at: 0,
    bytes: '\u001f\u008b',
    kind: { what: 'a compressed file', advice: 'Unpack it, and take in the record inside.' },
  },
  { at: 0, bytes: '7z\u00bc\u00af', kind: archive() },
  { at: 0, bytes: 'Rar!', kind: archive() },
  { at: 0, bytes: '\u007fELF', kind: { what: 'a program', advice: otherwise } },
  { at: 0, bytes: 'MZ\u0090', kind: { what: 'a program', advice: otherwise } },
];

function captionsInstead(of: string): string {
  return `Take in the captions or the transcript of the ${of === 'it' ? 'recording' : of}.`;
}

function tiff(): Kind {
  return {
    what: 'a picture (TIFF)',
    advice: 'Save it as a PDF, PNG or JPEG, and take that in.',
  };
}

function archive(): Kind {
  return { what: 'an archive', advice: 'Unpack it, and take in the record inside.' };
}

/** What a file that is certainly not text is, told by its first bytes; null when not known. */
export function binaryKind(bytes: Uint8Array): Kind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  if (head.startsWith('PK\u0003\u0004')) return archive();
  const known = signatures.find(({ at, bytes: mark }) => head.startsWith(mark, at));
  return known?.kind ?? null;
}

/** A PDF may have a few stray lines before its mark, as some servers write them. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return /^(?:[^\n]{0,3}|[\s\S]*\n)%PDF-\d/.test(head);
}

/** A Word document (DOCX): a zip archive that names its text so. */
export function isDocx(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return false;
  const { buffer, byteOffset, length } = bytes;
  return Buffer.from(buffer, byteOffset, length).includes('word/document', 0, 'latin1');
}

/** A picture of a kind that is read by machine: PNG or JPEG. */
export function isPicture(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff]);
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
