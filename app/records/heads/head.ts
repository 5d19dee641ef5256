import type { ReadAgenda } from '../agenda/agenda.ts';
import type { RecordFormat, Transcript } from '../transcript.ts';

/** The top of an agenda, a record or minutes, where it says whose meeting it is of, and when that was. */
export type Head = {
  /** What it is called to the editor. */
  of: 'agenda' | 'record' | 'minutes';
  /** Lines that are headings, from the top down. */
  lines: readonly string[];
  /** The first words of who speaks or writes, which name a meeting only where they say so. */
  opening: string;
  /** The day that the file gives as its meeting's, yyyy-mm-dd. */
  date: string | null;
};

/** What minutes open with, whoever's and whenever they are. */
export const minutesHeading = /^\W*(?:(?:approved|draft|unapproved)\s+)?minutes\b/i;

const most = { lines: 25, line: 240, opening: 700, segments: 8 };

/** What stands above the first item: of a file, its own lines; of a text, the lines before it. */
export function headOfAgenda({ head, text, entries }: ReadAgenda): Head {
  const lines = head ?? linesAbove(text.split('\n'), entries[0]?.title);
  return { of: 'agenda', lines, opening: '', date: null };
}

/** The lines of an agenda before its first item, as far as they may be its head. */
export function linesAbove(lines: readonly string[], first: string | undefined): string[] {
  const top = lines.map(tidy).filter((line) => line !== '');
  const begun = tidy(first ?? '')
    .slice(0, 30)
    .toLowerCase();
  const end = begun === '' ? -1 : top.findIndex((line) => line.toLowerCase().includes(begun));
  return top
    .slice(0, end === -1 ? most.lines : Math.min(end, most.lines))
    .filter(({ length }) => length <= most.line);
}

/** Captions and transcripts have no headings: their segments are what was said. */
const written: readonly RecordFormat[] = ['pdf', 'docx', 'html', 'picture'];

type Opened = Pick<Transcript, 'format' | 'title' | 'date' | 'segments'>;

export const headOfRecord = (record: Opened): Head =>
  headOf('record', record, written.includes(record.format));

/** Minutes are written, also where their text was pasted. */
export const headOfMinutes = (record: Opened): Head => headOf('minutes', record, true);

function headOf(of: Head['of'], { title, date, segments }: Opened, isWritten: boolean): Head {
  const top = segments.slice(0, most.segments).map(({ text }) => tidy(text));
  const headings = isWritten ? top.filter(({ length }) => length <= most.line) : [];
  const all = segments.slice(0, 40).map(({ text }) => text);
  const marked = isWritten ? undefined : markedHeading.exec(top[0] ?? '')?.[1];
  return {
    of,
    lines: [title, marked].flatMap((line) => (line ? [tidy(line)] : [])).concat(headings),
    opening: tidy(all.join(' ')).slice(0, most.opening),
    date,
  };
}

/** A transcript in Markdown begins with its heading; what follows was joined to it. */
const markedHeading = /^#{1,6} (.{3,160}?)(?= (?:>|\*\*|-{1,3} |#)|$)/;

const tidy = (text: string) => text.replace(/[\s\p{Zs}\u200b]+/gu, ' ').trim();
