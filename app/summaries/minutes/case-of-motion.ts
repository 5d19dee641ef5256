import { stem } from '#app/proceedings/language/stem.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { MinutesVote } from '#app/proceedings/minutes/minutes-vote.ts';

type CaseOfVersion = { designator: string | null; title: string };

/** Of the words of a case's title: fewer are chance. */
const enoughShared = 0.6;

/** The place of the case that a vote of the minutes is of, by number or title; null where none is. */
export function caseOfMotion(vote: MinutesVote, cases: readonly CaseOfVersion[]): number | null {
  const said = wordsOf(`${vote.title ?? ''} ${vote.motion}`);
  const [best] = cases
    .map((one, place) => ({
      place,
      points: sharedShare(wordsOf(one.title), said) + sameNumber(vote, one),
    }))
    .filter(({ points }) => points >= enoughShared)
    .toSorted((one, other) => other.points - one.points);
  return best?.place ?? null;
}

/** A number alone may be of another list; with some of the words it is the item. */
const forNumber = 0.35;
const keyOf = (designator: string | null) =>
  (designator ?? '').toUpperCase().replace(/[^A-Z\d]/g, '');
const sameNumber = (vote: MinutesVote, { designator }: CaseOfVersion) =>
  keyOf(designator) !== '' && keyOf(vote.designator) === keyOf(designator) ? forNumber : 0;

function sharedShare(title: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (title.size === 0) return 0;
  return [...title].filter((word) => said.has(word)).length / title.size;
}

const wordsOf = (text: string) =>
  new Set(
    tokenize(text).flatMap(({ word }) => (isStopWord(word) || word.length < 3 ? [] : [stem(word)])),
  );
