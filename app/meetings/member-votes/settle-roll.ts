import type { Settled } from '#app/entities/roster/settle-name.ts';
import type { RollCall } from './roll-call.ts';

export type SettledAnswer = {
  name: string;
  answer: string;
  memberId: string | null;
  isUncertain: boolean;
};

/**
 * Who answered in one roll call. Nobody answers twice: where two names are like one member's, the
 * one that is spelled so is theirs, and of two that are not, neither.
 */
export function settleRoll(rollCall: RollCall, settle: (name: string) => Settled): SettledAnswer[] {
  const settled = rollCall.map(({ name, vote }) => ({ name, answer: vote, meant: settle(name) }));
  const namesOf = Map.groupBy(settled, ({ meant }) => memberIdOf(meant));
  return settled.map(({ name, answer, meant }) => {
    const memberId = memberIdOf(meant);
    const others = (namesOf.get(memberId) ?? []).filter((other) => other.name !== name);
    const isDoubtful = isLikeness(meant) && others.length > 0;
    return {
      name,
      answer,
      memberId: isDoubtful ? null : memberId,
      isUncertain: isDoubtful || meant?.kind === 'uncertain',
    };
  });
}

const memberIdOf = (meant: Settled) => (meant?.kind === 'member' ? meant.member.id : null);

const isLikeness = (meant: Settled) => meant?.kind === 'member' && meant.by === 'likeness';
