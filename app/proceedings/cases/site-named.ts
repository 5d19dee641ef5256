import { anyWhole, pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { findAddresses } from '../matters/addresses.ts';
import { tidyTitle } from './case-title.ts';
import type { Place } from './heard-titles.ts';

/** What planning boards take up again and again: whose it is, and where, tells one from the other. */
const application = anyWhole(String.raw`
  applications?
  variances?
  violation
  (?:conditional|special) use
  special (?:exception|permit)
  permits?
  rezon\w+
  subdivision
  site (?:development )?plan
  plat
  certificate of appropriateness
  discussion
`);
const holding = words('residence property estate farm subdivision homestead');
const site = pattern()`[Tt]he (?:\p{Lu}[\p{L}'’-]+ ){1,4}${holding}`.source;
/** 'This is the Ames residence, 12 Elm Lane.', 'The Ames residence at 12 Elm Lane.': whose, and no more is said of it. */
const whose = pattern('u')`^${[
  pattern()`(?:(?:[Aa]nd|[Ss]o|[Oo]kay)[,.]? )*(?:[Tt]his|[Tt]hat|[Ii]t)(?:['’]s| is) (?:on |for |at )?(?<told>${site}\b[^.?!]*)`
    .source,
  pattern()`(?<placed>${site}(?:,| at) \d[^.?!]*)`.source,
]}[.]$`;

/** In sentences, and in words. */
const reach = { sentences: 3, words: 22 };

const isShort = (text: string) => text.split(' ').length <= reach.words;

/** Whose application it is, as it is told right behind the announcement of a title that does not say so. */
export function siteNamed(
  sentences: readonly SpokenSentence[],
  { at, until }: Place,
  title: string,
): string | null {
  const isTold = findAddresses(title).length > 0 || pattern('i')`\b${holding}\b`.test(title);
  if (isTold || !application.test(title)) return null;
  for (const { text } of sentences.slice(at + 1, Math.min(until, at + 1 + reach.sentences))) {
    const { told, placed } = (isShort(text) ? whose.exec(text)?.groups : undefined) ?? {};
    const own = told ?? placed;
    if (own !== undefined) return tidyTitle(own) ?? own;
  }
  return null;
}
