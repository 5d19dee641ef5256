/** A line of a paper: its letters' size, how far in it stands, and how much is left free below it. */
export type PaperLine = { text: string; size: number; indent?: number; after?: number };

const page = { width: 612, height: 792, margin: 72 };
/** Of Helvetica's letters on the average, as a share of their size. */
const letterWidth = 0.5;

/** A paper as a PDF on letter pages, set in Helvetica. */
export function asPdf(lines: readonly PaperLine[]): Buffer {
  const pages = setOnPages(lines);
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file +=
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
    `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

function setOnPages(lines: readonly PaperLine[]): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const { text, size, indent = 0, after = 0 } of lines) {
    const letters = Math.floor((page.width - 2 * page.margin - indent) / (size * letterWidth));
    for (const row of wrapped(text, letters)) {
      y -= size * 1.25;
      if (y < page.margin) {
        pages.push([]);
        y = page.height - page.margin;
      }
      const at = `${page.margin + indent} ${y.toFixed(1)}`;
      pages.at(-1)?.push(`BT /F1 ${size} Tf ${at} Td (${escaped(row)}) Tj ET`);
    }
    y -= after;
  }
  return pages.map((content) => content.join('\n'));
}

function wrapped(text: string, letters: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (longer.length > letters && row !== '') {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

/** In the font's own encoding, in which the apostrophe has a number of its own. */
const escaped = (text: string) =>
  text.replace(/[()\\]/g, (sign) => `\\${sign}`).replaceAll('’', '\\222');
