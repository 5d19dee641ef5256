import type { Ballot } from './ballot.ts';
import type { Body } from './body.ts';
import type { RollCall } from './roll-call.ts';

/** A roll with the answers that captions lost, where nothing is guessed by naming them. */
export function wholeRoll(roll: RollCall, ballot: Ballot, body: Body): RollCall {
  const named = withCounted(withNames(roll, body), ballot, body);
  return ballot.isUnanimous && ballot.outcome === 'adopted' ? withSilent(named) : named;
}

/** 'Eight in favor, none opposed', and the body has eight members: all of them voted yes. */
function withCounted(roll: RollCall, { tally }: Ballot, { members, size }: Body): RollCall {
  const all = members.members.map(({ name }) => name);
  const isAll = tally?.yes === size && tally?.no === 0 && !tally.abstain && all.length === size;
  const isTheirs = roll.votes.every(({ name, vote }) => vote === 'yes' && all.includes(name));
  if (!isAll || !isTheirs || roll.votes.length * 2 < all.length) return roll;
  const named = new Set(roll.votes.map(({ name }) => name));
  const lost = all.filter((name) => !named.has(name));
  return { ...withYes(roll, lost), nameless: [] };
}

/** The roll with a yes of each of them, and with nobody left of whom no answer is known. */
const withYes = (roll: RollCall, names: readonly string[]): RollCall => ({
  ...roll,
  votes: [...roll.votes, ...names.map((name) => ({ name, vote: 'yes' as const }))],
  unheard: 0,
  unanswered: 0,
  silent: [],
});

/**
 * As many answered as vote, and those not named all answered the same: they are the others. Where
 * nothing but one answer is heard, more of them are some that captions wrote twice.
 */
function withNames(roll: RollCall, { present, size }: Body): RollCall {
  const [answer, ...others] = new Set(roll.nameless);
  if (answer === undefined || others.length > 0) return roll;
  const named = new Set(roll.votes.map(({ name }) => name));
  const unnamed = present.filter(({ name }) => !named.has(name));
  const given = roll.votes.length + roll.nameless.length;
  const isOne = roll.votes.every(({ vote }) => vote === answer) && size !== null && given > size;
  const isEach = given === size && unnamed.length === roll.nameless.length;
  if (!isEach && !(isOne && named.size + unnamed.length === size)) return roll;
  return {
    ...roll,
    votes: [...roll.votes, ...unnamed.map(({ name }) => ({ name, vote: answer }))],
    unanswered: 0,
    nameless: [],
    silent: [],
  };
}

/**
 * Ruled unanimous, and nobody was heard to vote otherwise: who was called voted yes, and is one of those
 * whose answers have no name.
 */
function withSilent(roll: RollCall): RollCall {
  const isOne =
    roll.votes.length > 0 &&
    roll.votes.every(({ vote }) => vote === 'yes') &&
    roll.nameless.every((answer) => answer === 'yes');
  if (!isOne || roll.silent.length === 0) return roll;
  return { ...withYes(roll, roll.silent), nameless: roll.nameless.slice(roll.silent.length) };
}
