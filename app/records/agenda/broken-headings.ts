import { isShouted } from '../formats/capitals.ts';
import type { AgendaLine } from './agenda-line.ts';
import { readDesignator } from './designator.ts';
import { readLabel } from './labelled-lines.ts';
import { isPaper } from './line-kind.ts';
import { isSectionName, leadOf } from './section-names.ts';
import { joinLines } from './unfinished-line.ts';

/** 'FINANCE AND LAW COMMITTEE, MRS.', or one that ends in a comma; 'ELM DR.' is whole. */
const isOpen = /,$|, (?:MRS?|MS|DR|REV|HON)\.$/;
/** In characters: what goes on longer is no heading. */
const longest = 200;

/** Headings in capitals that a narrow page breaks behind a comma, or before a name, are one line. */
export function joinBrokenHeadings(lines: readonly AgendaLine[]): AgendaLine[] {
  const joined: AgendaLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      !line.isAfterGap &&
      before.text.length < longest &&
      isOpen.test(before.text) &&
      [before, line].every(({ text }) => isShouted(text)) &&
      !beginsOther(line.text);
    if (goesOn) {
      const { room, link } = line;
      joined[joined.length - 1] = {
        ...before,
        room,
        link,
        text: joinLines(before.text, line.text),
      };
    } else joined.push(line);
  }
  return joined;
}

const beginsOther = (text: string) =>
  readDesignator(text) !== null ||
  isPaper(text) ||
  isSectionName(leadOf(text)) ||
  readLabel(text) !== null;
