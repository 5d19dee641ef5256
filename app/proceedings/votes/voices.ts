import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Ballot } from './ballot.ts';

/** In sentences: voices answer at once, with a remark or two between. */
const reach = 12;

const polite = String.raw`(?:(?:okay|all right|alright|and|so|thank you)[,.]? )*`;
/** 'Aye.', 'Yes, yes.', and 'I.' or 'Hi.' as captions have it. */
const onlyAyes = pattern('i')`^(?:\W*${words('aye ayes yes yea yeah i eye hi yay')}\b\W*)+$`;
const onlyNoes = pattern('i')`^(?:\W*${words('no nay nope')}\b\W*)+$`;
/** 'Any opposed?', 'all those against', 'contrary minded'; not 'opposed, none'. */
const asksOpposed = pattern('i')`^${polite}${phrases(String.raw`
  (?:is |are )?(?:there )?(?:any(?:one|body)?|all|those)?(?: (?:those|of those))? ?(?:who (?:are|is) )?(?:opposed|opposition|against|nays?|noes)\b
  (?:those )?contrary(?: minded)?
  (?:all|any) (?:those )?(?:not in favou?r|opposing)
`)}`;
/** 'Hearing none', 'seeing no opposition', 'none opposed'. */
const silence = pattern('i')`^${polite}${phrases(String.raw`
  (?:hearing|seeing|there being|hearing and seeing|i hear|i see)(?: and (?:hearing|seeing))? (?:none|no (?:one|opposition|objections?|nays?|noes|others?))
  none(?: opposed)?[.!]*$
  nobody[.!]*$
  no one opposed
`)}`;

/** Takes in the voices that answer a question, and the silence after 'any opposed'. */
export function hearVoices(ballot: Ballot, text: string, at: number): void {
  const { questionAt, rollAt, voices } = ballot;
  if (questionAt === null || rollAt !== null || at - questionAt > reach) return;
  const isAnswer = at > questionAt;
  if (isAnswer && onlyAyes.test(text) && !voices.opposedAsked) {
    voices.ayes += 1;
    voices.lastAt = at;
  } else if (isAnswer && onlyNoes.test(text) && voices.opposedAsked) {
    voices.noes += 1;
    voices.lastAt = at;
  } else if (asksOpposed.test(text)) {
    voices.opposedAsked = true;
    voices.lastAt = at;
  } else if (isAnswer && silence.test(text) && (voices.opposedAsked || voices.ayes > 0)) {
    voices.opposedAsked = true;
    voices.ayes += 1;
    voices.lastAt = at;
  }
}

/**
 * What the voices decided where the chair went on without a ruling: ayes or silence, and nobody
 * against. A question of which only one half was put decides nothing unless ayes answered it.
 */
export function decidedByVoices({ voices, rollAt, motion, mover, seconder }: Ballot): boolean {
  const isMoved = motion !== null || mover !== null || seconder !== null;
  return (
    isMoved && rollAt === null && voices.noes === 0 && (voices.ayes > 0 || voices.opposedAsked)
  );
}
