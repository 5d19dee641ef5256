import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import { namesNothing } from './motion-text.ts';

const courtesy = String.raw`(?:\W|\b(?:okay|all right|so|and|then|thank you)\b)*`;
/** 'The consent agenda is approved', 'the federal legislative agenda has been adopted'. */
const ruled = pattern(
  'iu',
)`^(?:\[[^\]]{1,30}\]|${courtesy})*((?:the |our |item |resolution |ordinance |consent )(?:[\p{L}\d’'-]+ ){1,8}?)${words(
  'is are stands has have',
)}(?: been)?(?: ${words('now hereby therefore unanimously')})? ${words(
  'approved adopted passed carried accepted confirmed denied rejected',
)}\b`;

/** A vote of which nobody said what it is on until its ruling named it. */
export function withRuledMatter(ballot: Ballot, sentences: readonly SpokenSentence[]): Ballot {
  if (ballot.motion !== null || ballot.subject !== null || ballot.outcomeAt === null) return ballot;
  const named = ruled.exec(sentences[ballot.outcomeAt]?.text ?? '')?.[1]?.trim();
  return named === undefined || namesNothing(named) ? ballot : { ...ballot, subject: named };
}
