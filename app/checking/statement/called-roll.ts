import { splitSentences } from '#app/platform/language/sentences.ts';
import { findNames, gatherPeople } from '#app/proceedings/facts/people.ts';
import { endsRoll } from '#app/proceedings/votes/ends-roll.ts';
import { rollIn } from '#app/proceedings/votes/question-patterns.ts';
import { readRollCall } from '#app/proceedings/votes/roll-call.ts';
import { perStatement } from './per-statement.ts';

export type Counts = { yes: number; no: number; abstain: number };

/** Fewest answers by which a stretch of a record is a roll. */
const fewestAnswers = 3;

const labelled = /^([\p{L}.' -]{2,40}): (.+)$/su;

/** What a roll called in the source comes to, where everybody called was heard; else null. */
export const countedRoll = perStatement((source): Counts | null => {
  const turns = splitSentences(source.text).map(({ text }) => {
    const label = labelled.exec(text);
    return { text: label?.[2] ?? text, speaker: label?.[1] ?? null };
  });
  const from = turns.findLastIndex(({ text }) => rollIn(text) !== null);
  if (from < 0) return null;
  const answers = turns.slice(from + 1);
  const end = answers.findIndex(({ text }) => endsRoll(text));
  const called = end < 0 ? answers : answers.slice(0, end);
  const people = gatherPeople(called.flatMap(({ text }) => findNames(text)));
  const { votes, unheard, unanswered } = readRollCall(speakersOfTurns(called), people);
  if (unheard > 0 || unanswered > 0 || votes.length < fewestAnswers) return null;
  const count = (answer: string) => votes.filter(({ vote }) => vote === answer).length;
  return { yes: count('yes'), no: count('no'), abstain: count('abstain') };
});

/** A label stands only where the speaker changes; what follows is the same speaker's. */
function speakersOfTurns(turns: readonly { text: string; speaker: string | null }[]) {
  let speaker: string | null = null;
  return turns.map((turn) => {
    speaker = turn.speaker ?? speaker;
    return { text: turn.text, speaker };
  });
}
