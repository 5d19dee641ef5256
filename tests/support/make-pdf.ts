/** A line of a PDF fixture: where it stands, how large, and what it says (ASCII only). */
export type PdfFixtureLine = { x?: number; y: number; size?: number; text: string };

/** The bytes of a small PDF, written by hand: one page for each list of lines. */
export function makePdf(pages: PdfFixtureLine[][], extra = '', count = pages.length): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${extra}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (const [index, lines] of pages.entries()) {
    const content = lines
      .map(({ x = 72, y, size = 12, text }) => {
        const escaped = text.replace(/[()\\]/g, (character) => `\\${character}`);
        return `BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`;
      })
      .join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
  return fileOf(objects.map((object) => Buffer.from(object)));
}

type ScanPage = {
  /** A JPEG; null for an empty sheet. */
  picture: Uint8Array | null;
  /** How far the paper lies turned in the scanner, in degrees against the clock. */
  turned?: number;
  /** What a program wrote on the page beside the picture, as a stamp or a running head. */
  text?: string;
};

/** A PDF as a scanner makes it: letter pages of one picture each, without text. */
export function makeScan(pages: ScanPage[], pixels: { width: number; height: number }): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(' ');
  const objects: Uint8Array[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object) => Buffer.from(object));
  for (const [index, { picture, turned = 0, text = '' }] of pages.entries()) {
    const radians = (turned * Math.PI) / 180;
    const cos = Math.cos(radians).toFixed(6);
    const sin = Math.sin(radians).toFixed(6);
    const centred = `1 0 0 1 306 396 cm ${cos} ${sin} ${(-Number(sin)).toFixed(6)} ${cos} 0 0 cm`;
    const drawn = picture ? `q ${centred} 612 0 0 792 -306 -396 cm /P Do Q` : '';
    const content = `${drawn} BT /F1 9 Tf 72 30 Td (${text}) Tj ET`;
    const data = picture ?? new Uint8Array();
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>/XObject<</P ${6 + index * 3} 0 R>>>>/Contents ${5 + index * 3} 0 R>>`,
      ),
      Buffer.from(`<</Length ${content.length}>>stream\n${content}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<</Type/XObject/Subtype/Image/Width ${pixels.width}/Height ${pixels.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${data.length}>>stream\n`,
        ),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return fileOf(objects);
}

type PackedPage = {
  /** The names of its filters, the outermost first. */
  filters: string[];
  content: Uint8Array;
  /** More entries of the stream's dictionary. */
  dictionary?: string;
  /** The page's font is asked for in the stream, which holds objects then. */
  isObjectStream?: boolean;
};

/** A PDF of one page whose content, or one of whose objects, is packed as given. */
export function pdfOf({ filters, content, dictionary = '', isObjectStream }: PackedPage) {
  const head = `<</Length ${content.length}/Filter[${filters.map((name) => `/${name}`).join('')}]${dictionary}>>stream\n`;
  const stream = Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]);
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    page,
  ].map((object) => Buffer.from(object));
  return fileOf([...objects, stream], isObjectStream ? { inStream: 4, stream: 5 } : undefined);
}

/** With `inStream` an object is looked for in an object stream, by a table that is a stream too. */
function fileOf(objects: Uint8Array[], packed?: { inStream: number; stream: number }): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  add(Buffer.from('%PDF-1.5\n'));
  add(Buffer.from('%PDF-1.5\n'));
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(object);
    add(Buffer.from('\nendobj\n'));
    return offset;
  });
  const start = length;
  const size = objects.length + 1;
  if (packed) {
    const rows = Buffer.alloc((size + 1) * 6);
    for (const [index, offset] of [0, ...offsets, start].entries()) {
      const isPacked = index === packed.inStream;
      rows[index * 6] = index === 0 ? 0 : isPacked ? 2 : 1;
      rows.writeUInt32BE(isPacked ? packed.stream : offset, index * 6 + 1);
    }
    const head = `${size} 0 obj\n<</Type/XRef/Size ${size + 1}/W[1 4 1]/Root 1 0 R/Length ${rows.length}>>stream\n`;
    add(Buffer.from(head));
    add(rows);
    add(Buffer.from('\nendstream\nendobj\n'));
  } else {
    const table = offsets
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`));
    add(Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R>>\n`));
  }
  add(Buffer.from(`startxref\n${start}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}
