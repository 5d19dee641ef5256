import { findNames, type NameMention } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { RosterMember } from '../facts/roster.ts';
import { tokenize } from '../language/tokens.ts';
import type { Vote } from '../vote.ts';
import type { Body } from './body.ts';
import { membersNamed } from './members-named.ts';
import { mergeSlips } from './merge-slips.ts';
import {
  type Answer,
  answerInRemark,
  answers,
  isRemark,
  ownVote,
  type RollTurn,
  saysOwnVote,
} from './roll-answers.ts';
import { isAnswer, withoutAsking } from './roll-lines.ts';
import { type Heard, readTurn } from './roll-reader.ts';
import { sameSurname } from './same-motion.ts';
import { voiceAnswer } from './voice-answer.ts';

/** A called roll: the answers that were heard, and how many answered unheard. */
export type RollCall = {
  votes: Vote['rollCall'];
  /** Members whose name the clerk repeated, so that they answered, but whose answer is lost. */
  unheard: number;
  /** Names that were called once and got no answer. */
  unanswered: number;
  /** Answers whose names are lost. */
  nameless: Answer[];
  /** Those called whose answer was not heard. */
  silent: string[];
};

/** 'Ms. Ivey?', and then Ms. Ivey calls the first name: whoever calls the roll answers none. */
function isClerkAsked(
  { text }: RollTurn,
  [name, ...others]: readonly NameMention[],
  next: RollTurn | undefined,
): boolean {
  if (!name || others.length > 0 || next?.speaker == null || text.split(' ').length > longestCall)
    return false;
  return sameSurname(next.speaker, name.name) && !isAnswer(next.text.replace(/[.?!,]+$/, ''));
}

/** Whether nobody but whoever calls the rolls is named. */
const isOnly = (
  [name, ...others]: readonly NameMention[],
  clerk: RosterMember | null | undefined,
) => name !== undefined && others.length === 0 && clerk?.aliases.includes(name.key) === true;

/** From so many members on, a word with a capital is not yet one of them. */
const fewestMembers = 3;
/** In words: a title and a name. */
const longestCall = 3;

/**
 * Reads a roll as clerks call it: a name, the member's answer, the name again with the answer.
 * Captions lose answers and bend names; what is not there is left out.
 */
export function readRollCall(turns: readonly RollTurn[], people: People, body?: Body): RollCall {
  const heard: Heard = { calls: [], nameless: [] };
  const { calls } = heard;
  const clerk = turns.find(({ text, speaker }) => speaker !== null && findNames(text).length > 0);
  const isKnown = (body?.members.members.length ?? 0) >= fewestMembers;
  for (const [index, turn] of turns.entries()) {
    const text = withoutAsking(turn.text);
    const tokens = tokenize(text);
    const titled = findNames(text, tokens);
    const names = [...titled, ...membersNamed(tokens, titled, people)];
    if (isClerkAsked(turn, titled, turns[index + 1])) continue;
    if (calls.length === 0 && isOnly(titled, body?.clerk)) continue;
    const own = ownVote(turn, clerk?.speaker ?? null, calls);
    const voice = own ? null : voiceAnswer(turn, clerk?.speaker ?? null, calls, people);
    if (own) calls.push(own);
    else if (voice) calls.push(voice);
    else if (isRemark(tokens, names)) answerInRemark(text, calls);
    else {
      const next = turns[index + 1]?.text ?? '';
      const said = next.replace(/[.?!,]+$/, '');
      const isAnswered = isAnswer(said) || answers.has(said.toLowerCase()) || saysOwnVote(next);
      readTurn({ text, tokens, names }, people, heard, isKnown ? { isAnswered } : null);
    }
  }
  const merged = mergeSlips(calls);
  // A clerk who says each name again with its answer says it once of who is not there.
  const repeats = merged.filter(({ times }) => times > 1).length * 2 > merged.length;
  const votes: Vote['rollCall'] = [];
  let unheard = 0;
  let unanswered = 0;
  const silent: string[] = [];
  for (const call of merged) {
    if (call.name === '') {
      if (call.answer !== null) unheard += 1;
    } else if (call.answer !== null) votes.push({ name: call.name, vote: call.answer });
    else if (call.times > 1) unheard += 1;
    else if (repeats && call.mentions > 1) votes.push({ name: call.name, vote: 'absent' });
    if (call.answer === null) unanswered += 1;
    if (call.answer === null && call.name !== '' && call.isMember) silent.push(call.name);
  }
  return { votes, unheard, unanswered, nameless: heard.nameless, silent };
}
