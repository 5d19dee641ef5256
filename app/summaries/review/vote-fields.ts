import { casesDecidedBy, type OnCases } from '../votes-of-cases.ts';
import { choiceOf, several } from './cases/case-options.ts';
import { writePassages } from './passage-numbers.ts';

type VoteShown = {
  motion: string;
  mover: string | null;
  seconder: string | null;
  yes: number | null;
  no: number | null;
  abstain: number | null;
  outcome: string | null;
  method: string | null;
  rollCall: readonly { name: string; vote: string }[];
};

/** A vote as its form holds it. */
export type TypedVote = Record<keyof VoteShown | 'case' | 'passages', string>;

/** A vote in the fields of its form. */
export const typedVote = (
  vote: VoteShown & OnCases & { segments: readonly number[] },
): TypedVote => ({
  case: choiceOfVote(vote),
  motion: vote.motion,
  mover: vote.mover ?? '',
  seconder: vote.seconder ?? '',
  yes: vote.yes === null ? '' : String(vote.yes),
  no: vote.no === null ? '' : String(vote.no),
  abstain: vote.abstain === null ? '' : String(vote.abstain),
  outcome: vote.outcome ?? '',
  method: vote.method ?? '',
  passages: writePassages(vote.segments),
  rollCall: vote.rollCall.map(({ name, vote: said }) => `${name}: ${said}`).join('\n'),
});

/** The cases that a vote is on, as its form holds them. */
export function choiceOfVote(vote: OnCases): string {
  const [place = null, ...others] = casesDecidedBy(vote);
  return others.length > 0 ? several : choiceOf(place);
}
