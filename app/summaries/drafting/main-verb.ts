import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Token } from '#app/proceedings/language/tokens.ts';
import { pastVerbs, presentVerbs } from './verb-vocabulary.ts';

const auxiliaries = words(String.raw`
  is are was were am has have had will would gonna can could should must may might shall do does did cannot
  isn't aren't wasn't weren't hasn't haven't hadn't won't wouldn't can't couldn't shouldn't don't
  doesn't didn't \p{L}+'(?:ll|ve|re|d|m)
`);
const auxiliary = pattern('u')`^${auxiliaries}$`;
const contracted = /^(?:i'm|(?:it|that|there|he|she|what|who|here|this|\p{L}{3,})'s)$/u;
const present = pattern()`^${presentVerbs}$`;
const past = pattern()`^${pastVerbs}$`;
/** After these a word is no verb of the sentence: 'to fund', 'the needs', 'of those who spend'. */
const notSubjects = pattern()`^${words(`
  that which who whom to and or of by with in for from on at the a an these those its their our his her
  my your not
`)}$`;
/** 'The owner intends to', 'the fund covers the': in the present of one who does it, by what follows. */
const ofOne = /^\p{L}{3,}[^s\P{L}]s$/u;
const afterPresent = pattern()`^${words('the a an this these our their its his her my your all both')}$`;
const wantsTo =
  /^(?:intends?|aims?|tends?|wishes|decides|chooses|promises|attempts|refuses|agrees|plans?)$/;

/** What follows a past form that is a verb and no adjective: 'closed the', 'voted to'. */
const afterPast = pattern()`^${words(String.raw`
  to the a an that this these those all no by in on for with from at its his her their our my down up out into over about as it
  them us \d.*
`)}$`;

/**
 * Whether a sentence has a verb of its own. 'A resolution to set up a panel that will report' has
 * none outside its clauses, and reads as a fragment.
 */
export function hasMainVerb(tokens: readonly Token[]): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    const word = tokens[index]?.word ?? '';
    const before = tokens[index - 1]?.word ?? '';
    const after = tokens[index + 1]?.word ?? '';
    const isRelative = before === 'that' && index > 1;
    if (isRelative || /^(?:which|who|whom|to)$/.test(before)) continue;
    if (auxiliary.test(word) || (word === 'going' && after === 'to')) return true;
    if (notSubjects.test(before)) continue;
    if (present.test(word) || past.test(word)) return true;
    if (index > 1 && ofOne.test(word) && afterPresent.test(after)) return true;
    if (wantsTo.test(word) && after === 'to') return true;
    if (/\p{L}{2,}ed$/u.test(word) && (afterPast.test(after) || after === '')) return true;
  }
  const first = tokens[0]?.word ?? '';
  return (
    contracted.test(first) ||
    auxiliary.test(first) ||
    tokens.some(({ word }) => /^(?:it|that|there|he|she)'s$/.test(word))
  );
}
