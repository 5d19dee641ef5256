import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import type { SummaryLine } from '#app/meetings/summary-document/read-lines.ts';
import type { ToldLine } from './account.ts';
import {
  caseLevel,
  caseOfHeading,
  headingOf,
  headingText,
  titleInHeading,
} from './case-of-heading.ts';

type CaseRow = PublishedVersion['items'][number];
type Named = Pick<CaseRow, 'index' | 'designator' | 'title'>;

/** A case with the lines that stand under its heading; a heading that is no case has no row. */
export type LaidCase<Line = ToldLine, Row = CaseRow> = {
  row: Row | null;
  title: string;
  lines: Line[];
};

/** A stretch of a summary: lines, and the cases that follow them. */
export type LaidPart<Line = ToldLine, Row = CaseRow> = {
  lines: Line[];
  cases: LaidCase<Line, Row>[];
};

const untitled = 'An item without a title';

/** What a case is called wherever its meeting is read, beside its designator. */
export const titleOfCase = ({ row, title }: LaidCase<unknown, Named>): string =>
  (row ? titleInHeading(row, title) : title) || untitled;

/**
 * Cuts a summary into its parts, and lays the cases of its version on the headings that name them.
 * Cases that it does not name stand where their number puts them.
 */
export function layCases<Line extends ToldLine | SummaryLine, Row extends Named>(
  lines: readonly Line[],
  rows: readonly Row[],
): LaidPart<Line, Row>[] {
  const left = [...rows];
  const parts: LaidPart<Line, Row>[] = [{ lines: [], cases: [] }];
  for (const line of lines) {
    const part = parts.at(-1);
    const open = part?.cases.at(-1);
    if (line.kind === 'heading' && line.level < caseLevel) {
      parts.push({ lines: [line], cases: [] });
      continue;
    }
    const title = line.kind === 'heading' && line.level === caseLevel ? headingText(line) : null;
    const found = title === null ? -1 : caseOfHeading(title, left);
    if (title !== null && (found >= 0 || open)) {
      const [row = null] = found >= 0 ? left.splice(found, 1) : [];
      part?.cases.push({ row, title, lines: [] });
    } else if (open) open.lines.push(line);
    else part?.lines.push(line);
  }
  return withLeftCases(parts, left);
}

function withLeftCases<Line, Row extends Named>(
  parts: LaidPart<Line, Row>[],
  left: readonly Row[],
): LaidPart<Line, Row>[] {
  if (left.length === 0) return parts.filter(isNotEmpty);
  let home = parts.findLast(({ cases }) => cases.length > 0);
  if (!home) {
    home = { lines: [], cases: [] };
    parts.push(home);
  }
  for (const row of left) {
    const next = home.cases.findIndex((one) => one.row !== null && one.row.index > row.index);
    const laid = { row, title: headingOf(row), lines: [] };
    home.cases.splice(next < 0 ? home.cases.length : next, 0, laid);
  }
  return parts.filter(isNotEmpty);
}

const isNotEmpty = ({ lines, cases }: LaidPart<unknown, unknown>) =>
  lines.length + cases.length > 0;
