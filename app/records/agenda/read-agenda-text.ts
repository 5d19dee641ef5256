import type { AgendaEntry } from './agenda.ts';
import { type AgendaLine, linesOfText } from './agenda-line.ts';
import { joinBrokenHeadings } from './broken-headings.ts';
import { finishEntries } from './finish-entries.ts';
import { readItemPages } from './item-pages.ts';
import { isPaper } from './line-kind.ts';
import { markListedFiles } from './listed-files.ts';
import { withLostBreaks } from './lost-breaks.ts';
import { readOutline } from './outline.ts';
import type { RawEntry } from './raw-entry.ts';
import { markRunningNumbers } from './running-numbers.ts';
import { isSectionName } from './section-names.ts';
import { joinTitlesToNumber } from './titles-to-number.ts';
import { entriesOfTree } from './tree-entries.ts';

/** Lines between two entries beyond which there is a text between them, and no agenda. */
const farApart = 12;
/** Call to order, something to do, adjournment: the shortest meeting without numbers. */
const fewestSections = 3;

/** The entries of a pasted agenda, in order; none where the text is no outline. */
export function readAgendaText(text: string): AgendaEntry[] {
  const entries = readAgendaLines(linesOfText(text));
  if (entries.length > fewestRead) return entries;
  const parted = withLostBreaks(text);
  const found = parted === null ? [] : readAgendaLines(linesOfText(parted));
  // Chapters, steps and lists of members are numbered too.
  const isAgenda = found.filter(namesPart).length >= fewestSections;
  return isAgenda ? found : entries;
}

/** Where all of an agenda stands in one line, that line may be read as its first item. */
const fewestRead = 1;

const namesPart = ({ title }: { title: string }) => isSectionName(title) || isPaper(title);

export function readAgendaLines(lines: readonly AgendaLine[]): AgendaEntry[] {
  const pages = readItemPages(lines);
  if (pages !== null) return entriesOfTree(pages);
  const raw = readOutline(
    markListedFiles(markRunningNumbers(joinTitlesToNumber(joinBrokenHeadings(lines)))),
  );
  return isProse(raw, lines) || isOtherList(raw) ? [] : finishEntries(raw);
}

/** A schedule or a list of names: nothing is numbered, and hardly a line names a part of a meeting or a paper. */
function isOtherList(raw: readonly RawEntry[]): boolean {
  if (raw.some(({ kind }) => kind === 'designated')) return false;
  return raw.filter(namesPart).length < fewestSections;
}

/** Chapters of a book are numbered too: whether most entries have pages of text behind them. */
function isProse(raw: readonly RawEntry[], lines: readonly AgendaLine[]): boolean {
  const far = raw.filter(({ line }, index) => {
    const end = raw[index + 1]?.line ?? lines.length;
    const between = lines.slice(line + 1, end);
    return (
      between.length > farApart &&
      between.filter(({ text }) => /[a-z]{3}/.test(text)).length > farApart
    );
  });
  return far.length > 1 && far.length > raw.length / 2;
}
