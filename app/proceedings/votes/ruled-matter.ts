import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Ballot } from './ballot.ts';
import { saysNothing } from './vote-subject.ts';

const noMatter = words(
  'motion vote ayes noes nays chair clerk roll question it that is are was has have',
);
const courtesy = String.raw`(?:\[[^\]]{1,30}\]|\W|\b(?:okay|all right|so|and|then|thank you)\b)*`;
const named = pattern(
  'u',
)`(?:the |our |item |resolution |ordinance |consent )(?:(?!${noMatter}\b)[\p{L}\d'’-]+ ){1,8}`;
const been = '(?:(?:is|are|stands?)(?: (?:now|hereby|therefore|unanimously))?|(?:has|have) been)';
/** 'The consent agenda is approved', 'the federal legislative agenda has been adopted'. */
const ruled = pattern('iu')`^${courtesy}(${named.source})${been} ${words(
  'approved adopted passed carried accepted confirmed denied rejected',
)}\b`;

/** In sentences: behind the last vote nothing is left to say. */
const farewellWithin = 8;
const farewell = pattern('i')`\b(?:${phrases(String.raw`
  good ?(?:night|bye)
  have an? (?:very )?(?:good|great|nice|safe|wonderful) (?:night|evening|day|week\w*)
  drive (?:safe\w*|home)
  (?:this|our|the) meeting is (?:now )?(?:over|closed)
`)})\b`;

/** 'Do I have a motion? Second. All in favor? Good night.': what a record ends with. */
const isLastOfAll = ({ startAt, lastAt }: Ballot, sentences: readonly { text: string }[]) =>
  lastAt >= sentences.length - farewellWithin &&
  sentences.slice(startAt).some(({ text }) => farewell.test(text));

/** A vote of which nobody said what it is on until its ruling named it, or everybody went home. */
export function withRuledMatter(ballot: Ballot, sentences: readonly { text: string }[]): Ballot {
  if (ballot.motion !== null || ballot.subject !== null || ballot.outcomeAt === null) return ballot;
  if (isLastOfAll(ballot, sentences)) return { ...ballot, subject: 'adjourn' };
  const matter = ruled.exec(sentences[ballot.outcomeAt]?.text ?? '')?.[1]?.trim();
  return matter === undefined || saysNothing(matter) ? ballot : { ...ballot, subject: matter };
}
