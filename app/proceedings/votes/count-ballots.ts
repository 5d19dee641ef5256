import { repeatedStretches } from '../language/repeated-stretches.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { withAskedWho } from './asked-who.ts';
import type { Ballot } from './ballot.ts';
import { asMeant } from './misheard.ts';
import { withNamedVoices } from './named-voices.ts';
import { withNamesBehind } from './names-behind.ts';
import { withRuledMatter } from './ruled-matter.ts';
import { withNominees } from './seat-votes.ts';
import { withSeatsTold } from './seats-told.ts';
import { isOwnSecond } from './second-patterns.ts';
import { withSelfNamed } from './self-named.ts';
import type { LeftMotion } from './unvoted-motion.ts';
import { VoteCounter } from './vote-counter.ts';
import type { Voters } from './voters.ts';

/** Follows the record's votes sentence by sentence; `left` are the motions that came to none. */
export function countBallots(
  sentences: readonly SpokenSentence[],
  { people, body }: Voters,
): { ballots: Ballot[]; left: readonly LeftMotion[] } {
  const meant = withNamedVoices(
    withNamesBehind(withSelfNamed(sentences.map(asMeant).map(asAnswered), people), people),
    people,
  );
  const counter = new VoteCounter(meant, people, body);
  const repeated = repeatedStretches(sentences);
  for (const sentence of meant) if (!repeated.has(sentence.index)) counter.hear(sentence);
  const { ballots, left } = counter.finish();
  const ruled = withAskedWho(
    ballots.map((ballot) => withRuledMatter(ballot, sentences)),
    meant,
    people,
  );
  return { ballots: withSeatsTold(withNominees(ruled, meant), meant), left };
}

const asksSecond = /\b(?:is there|have|hear|get|need|looking for) a second\?$/i;

/** 'Is there a second?' 'Second?': another's voice answers, whatever the captions made of its tone. */
function asAnswered(
  sentence: SpokenSentence,
  at: number,
  all: readonly SpokenSentence[],
): SpokenSentence {
  const before = all[at - 1];
  // 'Second.' 'In favor.' asks for all who are.
  if (before && isOwnSecond(before.text) && /^in favou?r[.?]$/i.test(sentence.text))
    return { ...sentence, text: 'All in favor?' };
  const isAnswer =
    before !== undefined &&
    before.speaker !== sentence.speaker &&
    /^second(?:ed)?\?$/i.test(sentence.text) &&
    asksSecond.test(before.text);
  return isAnswer ? { ...sentence, text: 'Second.' } : sentence;
}
