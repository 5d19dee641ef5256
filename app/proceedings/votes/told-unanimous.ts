import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import type { RollCall } from './roll-call.ts';

/** 'Passes unanimously', 'carries with all directors voting in favor': nobody was against, however many voted. */
const unanimous = pattern('iu')`\b(?:${phrases(String.raw`
  (?<!\b(?:not|non|nearly|almost|without)[- ](?:an? )?)unanimous(?:ly)?(?! consent)
  with all (?:\p{L}+ ){0,3}?(?:voting |voted )?(?:in|a|an) favou?r
  all (?:\p{L}+ ){0,3}?(?:voting|voted) (?:aye|yes)
`)})\b`;

type Count = { yes: number | null; no: number | null };
type Heard = { sentences: readonly SpokenSentence[]; roll: RollCall };

/** Whether a ruling tells that nobody was against, where nobody counted and no answer speaks against it. */
export const toldUnanimous = (
  { outcome, outcomeAt, disputed }: Ballot,
  { yes, no }: Count,
  { sentences, roll }: Heard,
): boolean =>
  outcome === 'adopted' &&
  !disputed &&
  yes === null &&
  no === null &&
  roll.votes.every(({ vote }) => vote !== 'no') &&
  unanimous.test(sentences[outcomeAt ?? -1]?.text ?? '');
