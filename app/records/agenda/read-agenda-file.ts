import { AppError } from '#app/platform/app-error.ts';
import { parseJson } from '../formats/parse-json.ts';
import { type AgendaEntry, maxAgendaEntries } from './agenda.ts';
import { linesOfHtml } from './html-lines.ts';
import { readBoardDocs } from './platforms/boarddocs.ts';
import { isCivicClerkEvents, readCivicClerk } from './platforms/civicclerk.ts';
import { readLegistar } from './platforms/legistar.ts';
import { readOutlineJson } from './platforms/outline-json.ts';
import { readSimbli } from './platforms/simbli.ts';
import { readAgendaLines, readAgendaText } from './read-agenda-text.ts';
import { isSectionName, leadOf } from './section-names.ts';
import { entriesOfTree } from './tree-entries.ts';

/** '<!-- Page 1 -->' before a text, as programs leave them that read PDFs. */
const pageMark = /^\s*(?:<!--[^<>]*-->\s*)+(?![\s<])/;

const isWebPage = (text: string) =>
  /^<(?:!doctype|html|head|body|div|table|ul|ol|p|h\d|span|!--)/i.test(text);

/** The lines of a web page; none of data, which name their meeting in ways of their own. */
export function linesOfFile(given: string): string[] {
  const text = given.replace(pageMark, '');
  return isWebPage(text) ? linesOfHtml(text).map((line) => line.text) : [];
}

/** @throws AppError `unreadable` where the text of a file holds no agenda */
export function readAgendaFile(given: string): AgendaEntry[] {
  const text = given.replace(pageMark, '');
  const head = text.slice(0, 2000);
  if (/^[[{]/.test(head) && !/^\{\\rtf/.test(head)) return readJson(text);
  if (/^(?:<\?xml[^>]*>\s*)?<(?:meetings?|agenda)\b/i.test(head)) {
    const tree = readBoardDocs(text);
    if (tree === null) throw otherFile('XML without an agenda that is known here');
    return entriesOfTree(tree);
  }
  if (isWebPage(head)) {
    return refuseOtherPage(readAgendaLines(linesOfHtml(text)));
  }
  return readAgendaText(text);
}

// A page with fewer entries is taken at its word.
const longPage = 10;
/** A list of meetings says 'Agenda' and 'Minutes' again for each; an agenda hardly repeats itself. */
const fewestDistinct = 0.6;

/** So many papers with a number of their own are the business of a meeting. */
const fewestPapers = 3;

/** A long agenda names some part of a meeting, or numbers its papers; menus and lists of a whole site are numbered too. */
function refuseOtherPage(entries: AgendaEntry[]): AgendaEntry[] {
  const titles = new Set(entries.map(({ title }) => title));
  const namesPart = entries.some(({ title }) => isSectionName(leadOf(title)));
  const numbered = entries.filter(({ fileNumber }) => fileNumber !== null);
  const isOther =
    (!namesPart && numbered.length < fewestPapers) || titles.size < entries.length * fewestDistinct;
  if (entries.length >= longPage && isOther) {
    throw otherFile('a web page on which no agenda was found');
  }
  return entries;
}

function readJson(text: string): AgendaEntry[] {
  const value = parseJson(text);
  const legistar = readLegistar(value);
  if (legistar !== null) return legistar;
  const tree = readSimbli(value) ?? readCivicClerk(value);
  if (tree !== null) return entriesOfTree(tree);
  const outline = readOutlineJson(value);
  if (outline !== null) return outline;
  if (isCivicClerkEvents(value)) {
    throw otherFile('a list of meetings, which names their agendas but does not hold them');
  }
  throw otherFile('JSON without an agenda that is known here');
}

function otherFile(what: string): AppError {
  return new AppError(
    'unreadable',
    `The agenda’s file is ${what}. Give the agenda as a PDF, a web page or text.`,
  );
}

/** @throws AppError where there are no entries, or more than an agenda has */
export function refuseNoAgenda(entries: readonly AgendaEntry[]): void {
  if (entries.length === 0) {
    throw new AppError(
      'unreadable',
      'No items were found in the agenda: each needs a line of its own that begins with its number or letter, such as “4. Library hours”.',
    );
  }
  if (entries.length > maxAgendaEntries) {
    throw new AppError(
      'too-large',
      `The agenda has ${count(entries.length)} items; up to ${count(maxAgendaEntries)} are taken. Give the list of this one meeting’s items, without the reports behind it.`,
    );
  }
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
