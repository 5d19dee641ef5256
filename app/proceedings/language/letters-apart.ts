/** How many letters two words are apart (Levenshtein); of more than two, at least how many. */
export function lettersApart(a: string, b: string): number {
  const atLeast = Math.abs(a.length - b.length);
  if (atLeast > 2) return atLeast;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? atLeast;
}
