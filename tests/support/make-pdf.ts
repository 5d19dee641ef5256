/** A line of a PDF fixture: where it stands, how large, and what it says (ASCII only). */
export type PdfFixtureLine = { x?: number; y: number; size?: number; text: string };

/** The bytes of a small PDF, written by hand: one page for each list of lines. */
export function makePdf(pages: PdfFixtureLine[][], extra = ''): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${extra}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
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
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return new TextEncoder().encode(file);
}
