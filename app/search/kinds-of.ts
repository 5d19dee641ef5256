import { type PassageKind, passageKinds } from './found.ts';
import { headMark, kindMark, publicMark } from './marks.ts';
import { allOf, anyOf, type Match } from './match.ts';

const all: ReadonlySet<PassageKind> = new Set(passageKinds);
const ofMark = new Map<string, ReadonlySet<PassageKind>>([
  ...passageKinds.map((kind) => [kindMark(kind), new Set([kind])] as const),
  [headMark, all.difference(new Set(['transcript', 'body']))],
  [publicMark, new Set(['body', 'agenda', 'meeting'])],
]);
const ofPrefix = new Map<string, ReadonlySet<PassageKind>>([
  ['xs', new Set(['transcript'])],
  ['xv', new Set(['decision'])],
  ['xo', new Set(['case', 'decision'])],
]);

/**
 * Which kinds of passages can match, by the marks alone. Where it is none, as of what was decided among
 * what was said, the index would still compare whole lists to find nothing.
 */
export function kindsOf(match: Match): ReadonlySet<PassageKind> {
  if ('word' in match) {
    return ofMark.get(match.word) ?? ofPrefix.get(match.word.slice(0, 2)) ?? all;
  }
  if ('of' in match) return kindsOf(match.of);
  if ('any' in match) return match.any.map(kindsOf).reduce((one, other) => one.union(other));
  if ('all' in match) {
    return match.all.map(kindsOf).reduce((one, other) => one.intersection(other), all);
  }
  return all;
}

/** The same match without the alternatives that no passage of these kinds has. */
export function amongKinds(match: Match, kinds: ReadonlySet<PassageKind>): Match {
  if ('all' in match) return allOf(match.all.map((one) => amongKinds(one, kinds)));
  if (!('any' in match)) return match;
  return anyOf(
    match.any
      .filter((one) => !kindsOf(one).isDisjointFrom(kinds))
      .map((one) => amongKinds(one, kinds)),
  );
}
