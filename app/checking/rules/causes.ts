import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { Compared } from '../comparison/compared.ts';
import { carriedWords, lackOf } from '../evidence/carried-words.ts';
import type { Rule } from '../rule.ts';

/** How a sentence gives a reason; 'since 2011' gives none. */
const givesReason = pattern('gi')`\b${phrases(String.raw`
  because(?: of)?
  due to
  owing to
  thanks to
  as a result of
  as a result
  on account of
  on the grounds? (?:that|of)
  for (?:want|lack) of
  since (?:the|it|its|he|she|they|their|no|there|this|that|fewer|more|both|few|only)\b(?! (?:year|month|week|day|summer|spring|fall|winter|meeting|start|end|beginning)\b)
  (?:main|sole|chief) (?:cause|reason)
  led to
  (?:prompted|caused) by
  result(?:s|ed|ing) from
  stem(?:s|med|ming) from
  for fear of
`)}\b`;
/** How people tie what is so to why. */
const tiesReason = pattern('i')`\b${phrases(String.raw`
  because|cause[ds]?|'cause
  so(?! (?:moved|ordered))
  since
  due
  why
  that's (?:why|how|where|what)
  that is (?:why|how|where|what)
  reasons?
  results?|resulted|resulting
  therefore|thus|hence
  considering|given|based on|in light of
  in order|in view
  as|if|until|unless|when|once|after
  led|leads|driv(?:e|en|es|ing)
  thanks|owing|account|ground
  with (?:the|that)
  mostly|mainly|largely|primarily
  depends|means|meant|requires?|keeps?|lets?|allows?
`)}\b`;
/**
 * So much of a reason that the source lacks, it is another one. Of what was worked with 0.3 marks
 * two true ones more, 0.45 catches two less.
 */
const muchLacking = 0.5;
const wordsShown = 3;

/** A reason that the source does not give, or a tie where it ties nothing to anything. */
export const causes: Rule = {
  name: 'causes',
  check: (compared) => {
    for (const reason of compared.sentence.text.matchAll(givesReason)) {
      const found = missingFrom(reason.index + reason[0].length, compared);
      if (found) return [found];
      if (!tiesReason.test(compared.source.text))
        return [`The sentence says “${reason[0]}”, the source gives no reason.`];
    }
    return [];
  },
};

/** Of the reason that begins at a place, what the source lacks. */
function missingFrom(start: number, compared: Compared): string | null {
  const { text, tokens } = compared.sentence;
  const length = text.slice(start).search(/[,;](?!\d)|\.(?:\s|$)/);
  const end = length < 0 ? text.length : start + length;
  const words = carriedWords(compared).filter(({ at }) => {
    const from = tokens[at]?.start ?? 0;
    return from >= start && from < end;
  });
  if (lackOf(words).share < muchLacking) return null;
  const missing = words
    .filter(({ by }) => by < 1)
    .sort((a, b) => a.by - b.by)
    .slice(0, wordsShown)
    .map(({ at }) => `“${tokens[at]?.text}”`);
  return `The source does not give this reason: it has no ${missing.join(', ')}.`;
}
