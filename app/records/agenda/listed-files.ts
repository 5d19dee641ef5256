import type { AgendaLine } from './agenda-line.ts';

/** '260191 Contract Amendment - Sapient Corporation': the number of its file, and its title. */
const listed = /^(\d{6,7})[.:]?\s+(?=["“'([]?\p{Lu})/u;
/** Fewer may be numbers of houses or of permits. */
const fewest = 3;

/** Items that are listed by the numbers of their files, as if each had its mark. */
export function markListedFiles(lines: readonly AgendaLine[]): readonly AgendaLine[] {
  const count = lines.filter(({ text }) => listed.test(text)).length;
  if (count < fewest) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(listed, '• $1 ') }));
}
