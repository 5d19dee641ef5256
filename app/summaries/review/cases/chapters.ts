import type { StoredCase } from '../../case-rows.server.ts';

type Beginning = { place: number; firstSegment: number };

/**
 * The cases after one of them begins at another passage: the chapter that this falls into ends before it, and what it
 * leaves goes to the one before.
 */
export function beginAt(
  cases: readonly StoredCase[],
  { place, firstSegment }: Beginning,
): StoredCase[] {
  const one = cases[place];
  if (!one) return [...cases];
  const cut = new Set(
    cases.filter((other) => other !== one && isCut(other, { by: one, at: firstSegment })),
  );
  const goesBehind = firstSegment > one.lastSegment;
  const heir = firstSegment > one.firstSegment ? chapterBefore(cases, one) : null;
  const leaves = goesBehind ? one.lastSegment : firstSegment - 1;
  return cases.map((other) => {
    if (other === one) {
      const rest = goesBehind ? [...cut].map(({ lastSegment }) => lastSegment) : [];
      return {
        ...one,
        firstSegment,
        lastSegment: Math.max(one.lastSegment, firstSegment, ...rest),
      };
    }
    if (cut.has(other)) return { ...other, lastSegment: firstSegment - 1 };
    return other === heir ? { ...other, lastSegment: Math.max(other.lastSegment, leaves) } : other;
  });
}

/** What was adopted together by consent was taken up at the same passages, and stays there. */
const isCut = (other: StoredCase, { by, at }: { by: StoredCase; at: number }) =>
  other.firstSegment < at && at <= other.lastSegment && !(other.isConsent && by.isConsent);

/** Of several that begin together, the last. */
const chapterBefore = (cases: readonly StoredCase[], one: StoredCase) =>
  cases
    .filter((other) => other !== one && other.firstSegment <= one.firstSegment)
    .toSorted((a, b) => a.firstSegment - b.firstSegment)
    .at(-1) ?? null;
