import { crc32, deflateRawSync } from 'node:zlib';

type ZipFile = {
  content: Uint8Array | string;
  /** What the archive claims that the file unpacks to, where that is not the truth. */
  claimed?: number;
};

/** The bytes of a zip archive, written by hand. */
export function makeZip(files: Record<string, ZipFile>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [fileName, { content, claimed }] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(fileName);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]));
}

/** A Word document with this body and these other parts, by their names in `word/`. */
export function makeDocx(body: string, parts: Record<string, string> = {}): Uint8Array {
  const inWord = (root: string, xml: string) =>
    `<?xml version="1.0"?><w:${root} xmlns:w="w">${xml}</w:${root}>`;
  const files: Record<string, ZipFile> = {
    '[Content_Types].xml': { content: '<Types/>' },
    'word/document.xml': { content: inWord('document', `<w:body>${body}</w:body>`) },
  };
  for (const [name, xml] of Object.entries(parts)) {
    files[`word/${name}.xml`] = { content: inWord(name, xml) };
  }
  return makeZip(files);
}
