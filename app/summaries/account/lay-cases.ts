import type { PublishedVersion } from '#app/meetings/published-version.server.ts';
import type { ToldLine } from './account.ts';
import { caseLevel, caseOfHeading, headingOf, headingText } from './case-of-heading.ts';

type CaseRow = PublishedVersion['items'][number];

/** A case with the lines that stand under its heading; a heading that is no case has no row. */
export type LaidCase = { row: CaseRow | null; title: string; lines: ToldLine[] };

/** A stretch of a summary: lines, and the cases that follow them. */
export type LaidPart = { lines: ToldLine[]; cases: LaidCase[] };

/**
 * Cuts a summary into its parts, and lays the cases of its version on the headings that name them.
 * Cases that it does not name stand where their number puts them.
 */
export function layCases(lines: readonly ToldLine[], rows: readonly CaseRow[]): LaidPart[] {
  const left = [...rows];
  const parts: LaidPart[] = [{ lines: [], cases: [] }];
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

function withLeftCases(parts: LaidPart[], left: readonly CaseRow[]): LaidPart[] {
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

const isNotEmpty = ({ lines, cases }: LaidPart) => lines.length + cases.length > 0;
