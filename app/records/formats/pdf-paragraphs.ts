import { endsHeading, startsField, startsItem } from './paragraph-starts.ts';
import type { PdfLine } from './pdf-lines.ts';
import { possibleLabel } from './speaker-labels.ts';

/** The paragraphs of a page: lines that stand close together and run on. */
export function paragraphsOf(lines: PdfLine[]): string[] {
  const leading = usualLeading(lines);
  const right = lines.reduce((most, line) => Math.max(most, line.right), 0);
  const paragraphs: string[] = [];
  let parts: string[] = [];
  let before: PdfLine | null = null;
  for (const line of lines) {
    if (before !== null && startsParagraph(line, before, { leading, right })) {
      paragraphs.push(joinLines(parts));
      parts = [];
    }
    parts.push(line.text.trim());
    before = line;
  }
  if (parts.length > 0) paragraphs.push(joinLines(parts));
  return paragraphs;
}

function startsParagraph(
  line: PdfLine,
  before: PdfLine,
  page: { leading: number; right: number },
): boolean {
  const drop = before.y - line.y;
  if (drop < 0 || drop > 1.35 * page.leading) return true;
  if (Math.abs(line.size - before.size) > 0.15 * before.size) return true;
  if (line.isTableRow || before.isTableRow) return true;
  const text = line.text.trim();
  if (startsItem.test(text) || startsField.test(text) || possibleLabel(text)?.kind === 'certain')
    return true;
  if (endsHeading(before.text.trim(), text)) return true;
  const isShort = before.right < 0.8 * page.right;
  return isShort && /^["“(]?[\p{Lu}\d]/u.test(text);
}

/** The distance between lines that is most common among the closest ones. */
function usualLeading(lines: PdfLine[]): number {
  const drops: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const drop = before === undefined ? 0 : before.y - line.y;
    if (drop > 0 && drop < 3 * line.size) drops.push(drop);
  }
  drops.sort((one, other) => one - other);
  return drops[Math.floor(drops.length / 4)] ?? Number.POSITIVE_INFINITY;
}

function joinLines(parts: string[]): string {
  let text = '';
  for (const part of parts) {
    const isHyphenated = /\p{L}-$/u.test(text.slice(-2)) && /^\p{Ll}/u.test(part);
    if (isHyphenated) text = text.slice(0, -1) + part;
    else text += text === '' ? part : ` ${part}`;
  }
  return text;
}
