import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import type { RollCall } from './roll-call.ts';

/** 'Passes unanimously', 'carries with all directors voting in favor': nobody was against, however many voted. */
const unanimous =
  /(?<!\b(?:not|non|nearly|almost|without)[- ](?:an? )?)\bunanimous(?:ly)?\b(?! consent)|\bwith all (?:\p{L}+ ){0,3}?(?:voting |voted )?(?:in|a|an) favou?r\b|\ball (?:\p{L}+ ){0,3}?(?:voting|voted) (?:aye|yes)\b/iu;

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
