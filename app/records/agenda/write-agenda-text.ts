import type { AgendaEntry } from './agenda.ts';

const indent = '    ';

/** An agenda's entries as a text that people can read, an entry a line. */
export function writeAgendaText(entries: readonly AgendaEntry[]): string {
  return entries.flatMap(linesOf).join('\n');
}

function linesOf(entry: AgendaEntry): string[] {
  const open = indent.repeat(entry.level);
  const mark = entry.designator === null ? (entry.isHeading ? '' : '• ') : `${entry.designator}. `;
  const lines = [`${open}${mark}${entry.title}`];
  const tell = (label: string, text: string) => lines.push(`${open}${indent}${label}: ${text}`);
  if (entry.fileNumber && !entry.title.includes(entry.fileNumber)) tell('File', entry.fileNumber);
  if (entry.sponsors.length > 0) tell('Sponsors', entry.sponsors.join(', '));
  if (entry.recommendation) tell('Recommendation', entry.recommendation);
  return lines;
}
