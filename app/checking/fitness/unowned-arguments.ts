import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { outsideQuotes } from './outside-quotes.ts';

/** What somebody thinks and somebody else may not: 'should', 'too high', 'would hurt families'. */
const opinion = pattern('i')`\b${phrases(String.raw`
  should(?: not|n't)?|ought to|deserves?
  (?:un)?fair(?:ly)?|reckless|dangerous|shameful|ridiculous|unacceptable|outrageous|wasteful|irresponsible|misguided|unjust|harmful|terrible|wonderful|excellent
  (?:too|far too|way too|overly) (?:high|low|expensive|much|little|many|few|restrictive|fast|slow|late|soon|big|small|costly)
  (?:it is|it's|is) (?:critical|crucial|essential|vital|imperative|important|time|wrong|right|necessary) (?:that|to|for)
  would (?:hurt|harm|ruin|destroy|devastate|burden|devalue|endanger)
  (?:better|worse) (?:off|for (?:the|our|everyone))
  (?:the )?(?:right|wrong) (?:thing|choice|decision|direction)
`)}\b`;
/** Somebody says it, wants it or asks for it; or a paper requires it. */
const owned = pattern('i')`\b${phrases(String.raw`
  sa(?:id|ys|ying)|told|tells|ask(?:s|ed|ing)?|argu(?:es?|ed|ing)|urg(?:es?|ed|ing)|call(?:s|ed|ing)
  object(?:s|ed|ing)?|support(?:s|ed|ing)|oppos(?:es?|ed|ing)|warn(?:s|ed|ing)?|not(?:es|ed|ing)
  according to|believ(?:es?|ed|ing)|think(?:s|ing)?|thought|want(?:s|ed)?|request(?:s|ed|ing)?
  recommend(?:s|ed|ing|ation)?|propos(?:es?|ed|ing|al)|question(?:s|ed|ing)?|testif(?:ies|ied)
  stat(?:es?|ed|ing)|explain(?:s|ed|ing)?|comment(?:s|ed|ing)?|suggest(?:s|ed|ing)?|concern(?:s|ed)?
  view|opinion|fear(?:s|ed)?|worr(?:y|ies|ied)|complain(?:s|ed)?|express(?:es|ed)?|describ(?:es|ed)
  consider(?:s|ed)?|discuss(?:es|ed)?|debat(?:es?|ed)|whether|directed|instructed|requir(?:es?|ed)
  felt|feels?|emphasiz\w+|stress(?:es|ed)|point(?:s|ed) out|criticiz\w+|prais(?:es?|ed)|agreed that
`)}\b`;

/** One side's argument told as if it were a fact. */
export function unownedArguments(text: string): string[] {
  const outside = outsideQuotes(text);
  // A label before a quotation says whose the words are.
  if (/: “…”/.test(outside) || /^“…”/.test(outside)) return [];
  return opinion.test(outside) && !owned.test(outside)
    ? ['It tells an opinion without saying whose it is.']
    : [];
}
