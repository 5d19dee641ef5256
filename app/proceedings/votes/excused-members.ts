import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { Vote } from '../vote.ts';
import { sameSurname } from './same-motion.ts';

/** In sentences: who is not there is told where a meeting begins, of a long one with guests in its first fifth. */
const opening = { least: 60, most: 150, share: 1 / 5 };

const tonight = '(?:tonight|this (?:morning|afternoon|evening)|today)';
/** 'We need to excuse Council Member Hale and Council Member Roy tonight.' 'Absent are …' */
const excuses = pattern('i')`(?:${phrases(String.raw`
  \b(?:like|need|want|wish|going|have|motion|move) to excuse
  \b(?:we'll|we will|please|let's|let us|we) excuse
  ^(?:\W|and |also )*(?:absent|excused)(?: ${tonight})? (?:is|are)
`)}):? (?<who>.+?)(?=[.;]|$| (?:who|because|as|for|from|since|will|has|have|and (?:we|I))\b| ${tonight}\b)`;
/** 'Council Member Hale asked to be excused', 'Mr. Roy is absent this evening', 'is not with us tonight'. */
const isExcused = pattern('i')`^(?<who>.{4,90}?),? (?:${phrases(String.raw`
  (?:(?:has|have|had) )?asked to be excused
  (?:is|are|was|were|will be|has been|have been)(?: both)? (?:absent|excused)\b
  (?:is|are)(?: not|n't) (?:here|with us|present|able to (?:be here|join us|attend))
  (?:could|can)(?: not|n't|not) (?:be here|join us|attend|make it)
`)})`;

/** Members who are told at the beginning not to be there, as they are named with their offices. */
export function excusedIn(texts: readonly string[], people: People): string[] {
  const { least, most, share } = opening;
  const end = Math.max(least, Math.min(most, texts.length * share));
  const names = texts.slice(0, end).flatMap((text) => {
    const who = (isExcused.exec(text) ?? excuses.exec(text))?.groups?.who;
    return findNames(who ?? '').filter(({ title }) => ofMember.test(title));
  });
  return [...new Set(names.map((name) => people.spell(name)))];
}

const ofMember =
  /\b(?:member|council\w*|commissioner|alder\w*|trustee|supervisor|selectm\w+|mayor|chair\w*|vice.*)\b/i;

/** In answers: fewer with a name are no roll by name. */
const fewestNamed = 2;

/** Rolls by name with those who were excused when the meeting began, and are named in none. */
export function withExcused(votes: readonly Vote[], excused: readonly string[]): Vote[] {
  const isNamed = (name: string) =>
    votes.some(({ rollCall }) => rollCall.some((voter) => sameSurname(voter.name, name)));
  const absent = excused
    .filter((name) => !isNamed(name))
    .map((name) => ({ name, vote: 'absent' as const }));
  return votes.map((vote) =>
    vote.method === 'roll call' && vote.rollCall.length >= fewestNamed
      ? { ...vote, rollCall: [...vote.rollCall, ...absent] }
      : vote,
  );
}
