import type { z } from 'zod';
import { standsAt } from '#app/checking/evidence/check-evidence.ts';
import { findNames } from '#app/proceedings/facts/names.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { voteNumbers } from '#app/proceedings/votes/labelled-tallies.ts';
import { mostVoters } from '#app/proceedings/votes/one-sided-count.ts';
import { answers as answerWords } from '#app/proceedings/votes/roll-answers.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { BodyMember } from '../draft.ts';
import type { HeardCount } from '../heard-count.ts';
import type { countAnswer } from './answers.ts';
import { isNamedIn } from './named-in.ts';

type Answer = z.infer<typeof countAnswer>;
type Given = Answer['answers'][number];
type Side = 'yes' | 'no' | 'abstain';

/** With fewer answers nobody knows whether they are all. */
const fewestAnswers = 3;

/**
 * Of what a model answered on a vote that which the record bears out: words that stand where they are said to, with
 * the numbers and the answers that are read in them, and people who are named there. Null where nothing of it is left.
 */
export function soundCount(
  { count, answers }: Answer,
  { segments, members }: { segments: readonly Segment[]; members: readonly BodyMember[] },
): HeardCount | null {
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const stands = (said: Given['said']) => standsAt(said, (at) => byIndex.get(at));
  const given = answers.filter((one, at) => {
    const { said, name, vote } = one;
    const around = [said.segment - 1, said.segment].flatMap((place) => {
      const segment = byIndex.get(place);
      return segment ? [segment.text, segment.speaker ?? ''] : [];
    });
    const names = [name, ...(members.find((member) => member.name === name)?.aliases ?? [])];
    const isNamed = names.some((each) => isNamedIn(each, [said.quote, ...around]));
    const isFirst = !answers.slice(0, at).some((other) => isSameName(other.name, name));
    return stands(said) && isNamed && isFirst && couldSay(said.quote, vote);
  });
  const told = count && stands(count.said) && isSaid(count) ? count : null;
  if (given.length === 0 && told === null) return null;
  const sum = (side: Side) => given.filter(({ vote }) => vote === side).length;
  // Those who are named for voting otherwise are not all who voted.
  const isWhole =
    given.length === answers.length && given.length >= fewestAnswers && sum('yes') > 0;
  const isAll = told === null ? isWhole : told.yes === sum('yes');
  const from = (side: Side) => told?.[side] ?? (isAll ? sum(side) : null);
  return {
    yes: from('yes'),
    no: from('no'),
    abstain: from('abstain') || null,
    rollCall: given.map(({ name, vote }) => ({ name, vote })),
    quotes: [...given.map(({ said }) => said.quote), ...(told ? [told.said.quote] : [])],
  };
}

/** Whether the numbers of a count are said in its words: '50' may be five to none. */
function isSaid({ yes, no, abstain, said }: NonNullable<Answer['count']>): boolean {
  const tokens = tokenize(said.quote);
  const numbers = new Set([
    ...voteNumbers(tokens).map(({ value }) => value),
    ...(said.quote.match(/\d/g) ?? []).map(Number),
  ]);
  const told = [yes, no, abstain].filter((side) => side !== null);
  const isPossible = told.every((side) => side <= mostVoters);
  return isPossible && yes !== null && told.every((side) => side === 0 || numbers.has(side));
}

/** Words that are another answer say nothing for this one. */
function couldSay(quote: string, vote: Given['vote']): boolean {
  const read = tokenize(quote).flatMap(({ word }) => answerWords.get(word) ?? []);
  return read.length === 0 || read.includes(vote);
}

/** 'Dana' and 'Ms. Dana' are one; 'Mr. Roy' and 'Ms. Roy' are two. */
function isSameName(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map((name) => {
    const [titled] = findNames(name);
    return { title: titled?.title ?? '', name: (titled?.name ?? name).toLowerCase() };
  });
  if (!own || !theirs || own.name !== theirs.name) return false;
  return own.title === theirs.title || own.title === '' || theirs.title === '';
}
