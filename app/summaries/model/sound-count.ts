import type { z } from 'zod';
import { standsAt } from '#app/checking/evidence/check-evidence.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { BodyMember } from '../draft.ts';
import type { HeardCount } from '../heard-count.ts';
import type { countAnswer } from './answers.ts';
import { isNamedIn } from './named-in.ts';

type Answer = z.infer<typeof countAnswer>;
type Said = Answer['answers'][number]['said'];

/** The largest chambers have some hundreds of members. */
const mostVoters = 600;
/** With fewer answers nobody knows whether they are all. */
const fewestAnswers = 3;

/**
 * Of what a model answered on a vote that which the record bears out: words that stand where they are said to, and
 * people who are named there. Null where nothing of it is left.
 */
export function soundCount(
  { count, answers }: Answer,
  { segments, members }: { segments: readonly Segment[]; members: readonly BodyMember[] },
): HeardCount | null {
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const stands = (said: Said) => standsAt(said, (at) => byIndex.get(at));
  const isKnown = (name: string) => members.some((member) => isNamedIn(member.name, [name]));
  const isNamed = (name: string, { segment, quote }: Said) =>
    isNamedIn(name, [
      quote,
      ...[segment - 1, segment].flatMap((at) => {
        const said = byIndex.get(at);
        return said ? [said.text, said.speaker ?? ''] : [];
      }),
    ]);
  const given = answers.filter(
    ({ name, said }, at) =>
      stands(said) &&
      (isNamed(name, said) || isKnown(name)) &&
      answers.findIndex((other) => other.name === name) === at,
  );
  const told = count && stands(count.said) && isPossible(count) ? count : null;
  if (given.length === 0 && told === null) return null;
  const sum = (side: 'yes' | 'no' | 'abstain') => given.filter(({ vote }) => vote === side).length;
  const isAll = told === null ? given.length >= fewestAnswers : told.yes === sum('yes');
  const from = (side: 'yes' | 'no' | 'abstain') => told?.[side] ?? (isAll ? sum(side) : null);
  return {
    yes: from('yes'),
    no: from('no'),
    abstain: from('abstain') || null,
    rollCall: given.map(({ name, vote }) => ({ name, vote })),
    quotes: [...given.map(({ said }) => said.quote), ...(told ? [told.said.quote] : [])],
  };
}

const isPossible = ({ yes, no, abstain }: NonNullable<Answer['count']>) =>
  [yes, no, abstain].every((one) => one === null || one <= mostVoters) &&
  (yes !== null || no !== null);
