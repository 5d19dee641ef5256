import { Parser } from 'htmlparser2';
import { AppError } from '#app/platform/app-error.ts';
import type { AgendaLine } from './agenda-line.ts';
import { listMark } from './list-mark.ts';
import { OpenTables } from './open-tables.ts';
import { withoutHoursAround } from './timetable.ts';

/** Elements whose content no reader of the page takes for its text. */
const unseen = new Set(
  'script style noscript template head nav svg select option button textarea iframe'.split(' '),
);
const strong = new Set('h1 h2 h3 h4 h5 h6 b strong th'.split(' '));
const blocks = new Set(
  'p div section article main header footer aside table thead tbody tr ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote pre form fieldset hr br caption figure center details summary'.split(
    ' ',
  ),
);
const headings = /^h[1-6]$/;
const gaps = new Set('p section article table h1 h2 h3 h4 h5 h6 hr'.split(' '));
// What an element inside another stands further right, in characters: far more than a tolerance.
const step = 4;

const fileAddress =
  /\.(?:pdf|docx?|xlsx?|pptx?|rtf|zip)(?:[?#]|$)|\b(?:fileopen|viewfile|getfile|attachment|download|viewdocument|openfile|viewreport)/i;

/** No page that people read is nested deeper; the parser's work grows with the square of it. */
const deepest = 5_000;

type List = { isOrdered: boolean; type: string; next: number };

/**
 * The lines of a web page as they stand below each other: its list numbers written out, nested lists
 * and empty cells as indents, and what is a link to a file told apart from the rest.
 */
export function linesOfHtml(html: string): AgendaLine[] {
  const lines: AgendaLine[] = [];
  const lists: List[] = [];
  const tables = new OpenTables();
  const folded: boolean[] = [];
  let folds = 0;
  let hidden: string | null = null;
  let bold = 0;
  let depth = 0;
  let link: AgendaLine['link'] = null;
  let text = '';
  let mark = '';
  let leading: AgendaLine['link'] | undefined;
  let strongLetters = 0;
  let emptyCells = 0;
  let rank: number | undefined;
  let isAfterGap = false;

  const flush = () => {
    const shown = `${mark} ${text}`.replace(/[\s\p{Zs}\u200b]+/gu, ' ').trim();
    const letters = text.replace(/\s/g, '').length;
    if (text.trim() !== '') {
      folded.push(folds > 0);
      lines.push({
        ...withoutHoursAround(shown),
        indent: (Math.max(0, lists.length - 1) + emptyCells) * step,
        isAfterGap,
        isStrong: letters > 0 && strongLetters > letters * mostly,
        rank,
        room: null,
        link: leading ?? null,
      });
      isAfterGap = false;
      mark = '';
    }
    text = '';
    leading = undefined;
    strongLetters = 0;
  };

  const closeRow = () => {
    const row = tables.closesRow();
    if (row === null) return;
    lines.length = row.from;
    folded.length = row.from;
    for (const line of row.told) {
      folded.push(folds > 0);
      const look = { indent: 0, isAfterGap: true, isStrong: false, room: null, link: null };
      lines.push({ text: line, ...look });
    }
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) throw tooDeep();
        if (hidden === null && unseen.has(name)) hidden = name;
        if (hidden !== null) return;
        if (name === 'td' || name === 'th') {
          if (text.trim() === '') emptyCells += 1;
          text += ' ';
        } else if (blocks.has(name)) flush();
        tables.opens(name, { isBlock: blocks.has(name), at: lines.length });
        if (headings.test(name)) rank = Number(name.slice(1));
        if (name === 'details') folds += 1;
        if (gaps.has(name)) isAfterGap = true;
        if (name === 'tr') emptyCells = -1;
        if (name === 'ol' || name === 'ul') {
          const isOrdered = name === 'ol';
          lists.push({
            isOrdered,
            type: attributes.type ?? styleOf(attributes.style),
            next: Number(attributes.start) || 1,
          });
        }
        if (name === 'li') {
          const list = lists.at(-1);
          if (list?.isOrdered) {
            list.next = Number(attributes.value) || list.next;
            mark = listMark(list.next, list.type);
            list.next += 1;
          }
        }
        if (name === 'a') link = fileAddress.test(attributes.href ?? '') ? 'file' : 'page';
        if (strong.has(name)) bold += 1;
      },
      ontext(piece) {
        if (hidden !== null) return;
        text += piece;
        tables.adds(piece);
        // An item's number mostly stands outside of its link.
        if (leading === undefined && /\p{L}{3}/u.test(piece)) leading = link;
        if (bold > 0) strongLetters += piece.replace(/\s/g, '').length;
      },
      onclosetag(name) {
        depth -= 1;
        if (hidden === name) hidden = null;
        if (hidden !== null) return;
        if (blocks.has(name)) flush();
        if (name === 'details') folds -= 1;
        if (name === 'tr') closeRow();
        if (name === 'table') tables.closes();
        if (headings.test(name)) rank = undefined;
        if (name === 'tr') emptyCells = 0;
        if (gaps.has(name)) isAfterGap = true;
        if (name === 'ol' || name === 'ul') lists.pop();
        if (name === 'a') link = null;
        if (strong.has(name)) bold = Math.max(0, bold - 1);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  flush();
  return withoutFiles(withoutFolded(lines, folded));
}

/** A line is bold when nearly all of its letters are; its number often is not. */
const mostly = 0.8;

function styleOf(style: string | undefined): string {
  const name = /list-style(?:-type)?\s*:\s*(\S[^;]*)/i.exec(style ?? '')?.[1]?.trim() ?? '';
  const types: Record<string, string> = {
    'upper-alpha': 'A',
    'lower-alpha': 'a',
    'upper-latin': 'A',
    'lower-latin': 'a',
    'upper-roman': 'I',
    'lower-roman': 'i',
  };
  return types[name.toLowerCase()] ?? '1';
}

const isNumbered = ({ text }: AgendaLine) =>
  /^\(?(?:\d{1,3}|[A-Za-z]{1,2}|[IVXivx]+)[.)]/.test(text);
const isCounted = ({ text }: AgendaLine) => /^\(?\d{1,3}[.)]?\s+\p{Lu}/u.test(text);
/** Fewer are no list of items. */
const fewestItems = 3;

/** What a page shows only when asked tells of its items, unless the items themselves are folded. */
function withoutFolded(lines: AgendaLine[], folded: readonly boolean[]): AgendaLine[] {
  const shown = lines.filter((_, index) => !folded[index]);
  return shown.filter(isCounted).length >= fewestItems ? shown : lines;
}

/**
 * Links to files are what is attached to items, unless the items themselves are links to their
 * reports.
 */
function withoutFiles(lines: AgendaLine[]): AgendaLine[] {
  const numbered = lines.filter(isNumbered);
  const files = numbered.filter(({ link }) => link === 'file').length;
  const others = numbered.length - files;
  return others === 0 ? lines : lines.filter(({ link }) => link !== 'file');
}

function tooDeep(): AppError {
  return new AppError(
    'unreadable',
    'The web page is nested too deeply to be read. Print it to a PDF, or paste its list of items.',
  );
}
