import type { Designator } from '#app/records/agenda/designator.ts';

/** '2025/041 Apologies', '118/24 Planning', '1042. Finance': numbers that run on from meeting to meeting. */
const shape =
  /^(?:(?:minute|min\.?|item|ref\.?) )?(?<written>(?<first>\d{1,4})(?:\/|(?<=(?:19|20)\d{2})-)(?<second>\d{1,4})|(?<alone>\d{3,4})(?=[.)]))(?<close>[.:)]?)\s+(?<rest>\p{Lu}.*)$/su;

/** The running number that a line begins with, and the rest of the line; null where it has none. */
export function runningNumber(text: string): { designator: Designator; rest: string } | null {
  const { written, first, second, alone, rest } = shape.exec(text)?.groups ?? {};
  if (written === undefined || rest === undefined) return null;
  const value = Number(
    alone ?? (isYear(first ?? '') ? second : isYear(second ?? '') ? first : second),
  );
  const parts = alone === undefined ? [first ?? '', second ?? ''] : [alone];
  return {
    designator: {
      ...{ written, parts, counts: [{ style: 'arabic', value }] },
      ...{ wrap: '', isSure: true },
    },
    rest,
  };
}

const isYear = (part: string) => /^(?:(?:19|20)\d{2}|[12]\d|3[0-5])$/.test(part);
