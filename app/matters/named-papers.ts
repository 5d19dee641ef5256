type Line = { level: number; title: string; isHeading: boolean; fileNumber: string | null };

/** 'Resolutions:' says what is numbered below it; 'Ordinances and resolutions' does not. */
const overPapers =
  /^(?:new |proposed )?(?<paper>ordinance|resolution|bill)s?\b(?!.*\b(?:ordinance|resolution|bill)s?\b)/i;
const bareNumber = /^\d[\d-]*$/;

/**
 * Lines of an agenda whose bare numbers ('26-15') are called by their kind: as the heading over them has
 * it, else as the one paper of that number that was named at the meeting.
 */
export function namedPapers<One extends Line>(
  lines: readonly One[],
  references: readonly string[],
): One[] {
  let over: { level: number; paper: string } | null = null;
  return lines.map((line) => {
    const { level, title, isHeading, fileNumber } = line;
    if (over && level <= over.level) over = null;
    const paper = isHeading ? overPapers.exec(title)?.groups?.paper : undefined;
    if (paper) over = { level, paper };
    if (fileNumber === null || !bareNumber.test(fileNumber)) return line;
    if (over) return { ...line, fileNumber: `${over.paper} ${fileNumber}` };
    const named = new Set(references.filter((one) => one.endsWith(` ${fileNumber}`)));
    const [only] = named;
    return only !== undefined && named.size === 1 ? { ...line, fileNumber: only } : line;
  });
}
