import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { asksFor, asksForMotion } from '../votes/asks-for-motion.ts';
import { tidyTitle } from './case-title.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { courtesy } from './titles-read.ts';

/** In sentences: the chair asks for a motion so soon behind the matter; a motion is made so soon behind that. */
const reach = { ofMatter: 3, ofMotion: 2 };
/** In words, and in those that tell something: a matter that is only named. */
const named = { most: 36, telling: 2 };
/** 'Motion carries. set the date': captions that forget a capital go on in one sentence. */
const ruling = /^.*\b(?:carries|passes|carried|passed|approved|adopted)\b(?:[.!] |[.!]?$)/i;
/** 'We've got the second reading', 'we're going to sell', 'this is'. */
const brings = pattern('iu')`^(?:${phrases(String.raw`
  we(?:'ve got| have|'ve| are going to|'re going to|'ll| will)
  (?:this|that|it|there)(?:'s| is| are)
  (?:then )?(?:we'll|we will|let's) move (?:along|on)(?: then)? to
`)}) (?=\p{L})`;
/** 'Welcome back.', 'I think you all saw it', 'that passes': said of what was decided, or to somebody. */
const isNone = pattern('i')`^(?:${phrases(String.raw`
  welcome|congrat\w*|thank|great|awesome|yes|yeah|yep|i(?:'m|'ve|'d| \w+)?|you|any|so|um|motion
`)})\b|\?\W*$`;

const isOnlyNamed = (matter: string) =>
  !isNone.test(matter) && matter.split(' ').length <= named.most;

/** What somebody brings up in a few words, without them: 'We're going to sell two trucks'; null where they do not. */
export function broughtUp(text: string): string | null {
  const said = text.replace(courtesy, '');
  if (!brings.test(said)) return null;
  const matter = said.replace(brings, '');
  return isOnlyNamed(matter) ? matter : null;
}

/**
 * What a motion that says nothing of its matter is on, where the chair names it in a few words right behind the
 * vote before, and asks for one: 'Motion carries. Accept bids for the roof. Looking for a motion.'
 */
export function askedAbout(
  sentences: readonly SpokenSentence[],
  ruledAt: number,
  to: number,
): { at: number; title: string } | null {
  const from = Math.max(0, ruledAt);
  const asked = sentences
    .slice(Math.max(from, to - reach.ofMotion), to + 1)
    .findLast(({ text }) => asksForMotion(text));
  if (!asked) return null;
  const isNear = asked.index - from <= reach.ofMatter;
  for (let at = Math.max(from, asked.index - reach.ofMatter); at <= asked.index; at += 1) {
    const text = sentences[at]?.text ?? '';
    const said = (at === asked.index ? text.slice(0, asksFor.exec(text)?.index ?? 0) : text)
      .replace(ruling, '')
      .replace(courtesy, '')
      .trim();
    if (!isNear && !brings.test(said)) continue;
    const matter = said.replace(brings, '');
    if (!isOnlyNamed(matter)) continue;
    const title = tidyTitle(matter);
    if (title !== null && tellingWords(title).length >= named.telling) return { at, title };
  }
  return null;
}
