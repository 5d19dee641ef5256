import type { FoundCase } from './found-case.ts';

/** What was said before the first case is the meeting's opening. */
export function withOpening(found: readonly FoundCase[]): FoundCase[] {
  const first = found[0];
  if (!first || first.from === 0) return [...found];
  if (first.title === 'Call to order') return [{ ...first, from: 0 }, ...found.slice(1)];
  const opening: FoundCase = {
    designator: null,
    title: 'Opening',
    kind: 'opening',
    entry: null,
    isConsent: false,
    from: 0,
    to: first.from - 1,
  };
  return [opening, ...found];
}
