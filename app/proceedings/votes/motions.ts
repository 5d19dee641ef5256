import { pattern, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';

const moved = words('motion amendment moved offered made first');
/** 'Motion was made by', 'amendment offered by', 'moved and a second by'. */
const made = pattern('gi')`\b${moved}(?: (?:was|is|made|offered|and a second))* (?:by|from)\s`;
/** 'Trustee Fox moved', 'Diaz made the motion'. */
const movesIt = /\b(?:moved|moves|made (?:a|the) motion|so moves|makes a motion)\b/i;

/** Who is named as making a motion: 'motion by Mr. X', 'amendment from Mr. X', 'X moved'. */
export function moverIn(text: string, people: People): string | null {
  return namedAfter(text, made, people) ?? namedBefore(text, movesIt, people);
}

export function seconderIn(text: string, people: People): string | null {
  const seconded = /\b(?:second(?:ed)?|seconds?)(?: (?:was|is|and))* (?:by|from)\s/gi;
  // Michigan's boards 'support' a motion.
  const supported = /\bsupport(?:ed)?(?: (?:was|is))? (?:by|from)\s/gi;
  return (
    namedAfter(text, seconded, people) ??
    (/\bmov(?:ed|es)\b|\bmotion\b/i.test(text) ? namedAfter(text, supported, people) : null) ??
    titledAfter(text, /\bsecond(?:ed)?[,:]? /gi, people) ??
    namedBefore(text, /\b(?:seconded it|seconds|will second|seconded(?! by))\b/i, people)
  );
}

/** 'Second Council Member Lee': without 'by', only a title makes it a name. */
function titledAfter(text: string, said: RegExp, people: People): string | null {
  for (const match of text.matchAll(said)) {
    const mention = findNames(text.slice(match.index + match[0].length).slice(0, 60))[0];
    if (mention && mention.from === 0 && /^\p{Lu}/u.test(mention.name))
      return people.spell(mention);
  }
  return null;
}

/** Words with a capital that are nobody's name: 'moved by Council', 'second by Staff'. */
const noName = pattern('u')`^${words(String.raw`
  The Motion Second Council Member Gentle\p{L}* Mayor Vice Chair\p{L}* President Board City County
  Commissioners? Trustees? Directors? Supervisors? Staff Public State Our My His Her
`)}\b`;
const noMover = pattern()`^${words('I It We The That So Who He She They Motion And This You There')}$`;

function namedAfter(text: string, said: RegExp, people: People): string | null {
  for (const match of text.matchAll(said)) {
    const rest = text
      .slice(match.index + match[0].length, match.index + match[0].length + 80)
      .replace(/^the gentle\p{L}+ from (?:new |north |south |west |rhode )?\p{L}+, /iu, '');
    const mention = findNames(rest)[0];
    if (mention && mention.from <= 1) return people.spell(mention);
    const bare = /^(?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(rest)?.[1];
    if (bare && !noName.test(bare)) return bare;
  }
  return null;
}

function namedBefore(text: string, said: RegExp, people: People): string | null {
  const match = said.exec(text);
  if (!match) return null;
  const before = text.slice(Math.max(0, match.index - 60), match.index).trimEnd();
  const mention = findNames(before).at(-1);
  if (mention && before.toLowerCase().endsWith(mention.name.toLowerCase()))
    return people.spell(mention);
  const bare = /(?:^|[\s,])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(before)?.[1];
  if (bare && !noMover.test(bare)) return bare;
  return null;
}
