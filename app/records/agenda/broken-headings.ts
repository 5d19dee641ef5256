import type { AgendaLine } from './agenda-line.ts';
import { readDesignator } from './designator.ts';
import { isShouted } from './line-kind.ts';
import { joinLines } from './unfinished-line.ts';

/** 'FINANCE AND LAW COMMITTEE, MRS.', or one that ends in a comma. */
const isOpen = /,$|\b(?:MRS?|MS|DR|REV|HON)\.$/;

/** Headings in capitals that a narrow page breaks behind a comma, or before a name, are one line. */
export function joinBrokenHeadings(lines: readonly AgendaLine[]): AgendaLine[] {
  const joined: AgendaLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      !line.isAfterGap &&
      [before, line].every(({ text }) => isShouted(text)) &&
      isOpen.test(before.text) &&
      readDesignator(line.text) === null;
    if (goesOn)
      joined.splice(-1, 1, { ...line, ...at(before), text: joinLines(before.text, line.text) });
    else joined.push(line);
  }
  return joined;
}

/** Where a line begins, which the end of another takes over. */
const at = ({ indent, hang, isAfterGap, isStrong, isTimed, rank }: AgendaLine) => ({
  ...{ indent, hang, isAfterGap, isStrong, isTimed, rank },
});
