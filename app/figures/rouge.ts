/** ROUGE-1, -2 and -L as F, from 0 to 1. */
export type Rouge = { one: number; two: number; longest: number };

/** Lower case, letters and digits only, no stemming: as the common implementation has it. */
export function rougeTokens(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** How much a summary has in common with one that a person wrote (Lin 2004; each count clipped). */
export function rouge(summary: string, reference: string): Rouge {
  const [a, b] = [rougeTokens(summary), rougeTokens(reference)];
  return { one: rougeN(a, b, 1), two: rougeN(a, b, 2), longest: rougeL(a, b) };
}

export function rougeN(a: readonly string[], b: readonly string[], size: number): number {
  const wanted = runs(b, size);
  let shared = 0;
  for (const [run, count] of runs(a, size)) shared += Math.min(count, wanted.get(run) ?? 0);
  return fMeasure(shared, a.length - size + 1, b.length - size + 1);
}

function runs(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index + size <= tokens.length; index += 1) {
    const run = tokens.slice(index, index + size).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

/** By the longest run of words that both have in the same order, gaps allowed. */
export function rougeL(a: readonly string[], b: readonly string[]): number {
  let above = new Int32Array(b.length + 1);
  for (const word of a) {
    const row = new Int32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] =
        word === b[at - 1] ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0);
    above = row;
  }
  return fMeasure(above[b.length] ?? 0, a.length, b.length);
}

function fMeasure(shared: number, ofSummary: number, ofReference: number): number {
  if (shared === 0) return 0;
  const [precision, recall] = [shared / ofSummary, shared / ofReference];
  return (2 * precision * recall) / (precision + recall);
}
