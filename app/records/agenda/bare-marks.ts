import { pattern } from '#app/platform/language/pattern.ts';
import { isShouted } from '../formats/capitals.ts';
import { countsOf } from './designator.ts';

/** 'A    WELCOME': a letter or a roman number that only white space parts from its title. */
const bare = pattern('u')`^(?:[A-Z]|[IVX]{2,5})(?= ["“(]?\p{Lu})`;
/** Fewer letters at the head of a line, with white space behind, are words. */
const fewestBare = 3;
/** What a scan makes of a roman number: 'tv.', 'lll.', 'VIII,'. */
const misread = /^[IVXivxlt|1]{1,6}(?=[.,]? )/;
/** A letter that marks an item of a list, with or without its point. */
const letter = /^([A-Z])\.? (?=\S)/;
/** Characters by which titles below each other may be off, in a scan. */
const slack = 6;

/** A line as written, how far from the left it begins, and where the words behind its mark do. */
type Line = { text: string; indent: number | null; hang?: number };

/**
 * The lines of an agenda that was scanned, with the point behind marks that stand alone, roman numbers as the one
 * before counts on, and letters that the scan lost where the list shows it.
 */
export function withMarksClosed<Own extends Line>(lines: readonly Own[]): Own[] {
  const isApart = ({ text, hang }: Line) => hang !== undefined && bare.test(text);
  const isScan = lines.filter(isApart).length >= fewestBare;
  let roman = 0;
  let above: { value: number; hang: number | undefined; title: string } | null = null;
  return lines.map((line, at) => {
    const heading = romanNext(line.text, roman);
    if (heading !== null || line.text.startsWith('I. ')) {
      roman = heading === null ? 1 : roman + 1;
      above = { value: 0, hang: nextHang(lines.slice(at + 1)), title: '' };
      return heading === null ? line : { ...line, text: heading };
    }
    if (!isScan || line.text === '') return line;
    const value = isLost(line, above, lines[at - 1]?.text === '') ? (above?.value ?? 0) + 1 : 0;
    const text = value > 0 ? `${String.fromCharCode(64 + value)}. ${line.text}` : closed(line);
    const mark = letter.exec(text)?.[1];
    if (mark !== undefined)
      above = {
        value: mark.charCodeAt(0) - 64,
        hang: line.hang ?? above?.hang,
        title: text.slice(3),
      };
    if (text === line.text) return line;
    return { ...line, text, hang: line.hang ?? line.indent ?? undefined };
  });
}

const closed = ({ text, hang }: Line) => (hang === undefined ? text : text.replace(bare, '$&.'));

/** A line that begins with the roman number behind `last`, however a scan spelt it; null where it does not. */
function romanNext(text: string, last: number): string | null {
  const mark = misread.exec(text)?.[0] ?? '';
  const read = mark.replace(/[lt|1]/g, 'I').toUpperCase();
  const rest = text.slice(mark.length).replace(/^[.,]? /, '');
  const isNext = countsOf(read).some(({ style, value }) => style === 'ROMAN' && value === last + 1);
  return last > 0 && isNext && isShouted(rest.split(' ', 3).join(' ')) ? `${read}. ${rest}` : null;
}

/** Where the titles of a part begin whose first letter that was read is its second. */
function nextHang(lines: readonly Line[]): number | undefined {
  const first = lines.find(({ text }) => letter.test(text) || misread.test(text));
  return first?.text.startsWith('B') ? first.hang : undefined;
}

/** Whether a line has lost its letter: it begins as the title above does, or the next letter is a B. */
function isLost(
  { text, indent, hang }: Line,
  above: { value: number; hang: number | undefined; title: string } | null,
  isAfterGap: boolean,
): boolean {
  if (above?.hang === undefined || indent === null || letter.test(text) || hang !== undefined)
    return false;
  if (Math.abs(indent - above.hang) > slack) return false;
  if (above.value === 0) return true;
  const [word = ''] = text.split(' ');
  return isAfterGap && word.length > 4 && above.title.startsWith(`${word} `);
}
