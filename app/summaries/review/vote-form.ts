import { z } from 'zod';
import { voteMethods } from '#app/proceedings/vote.ts';
import { caseOrSeveral } from './cases/case-choice.ts';
import { mostPassagesOfVote } from './passage-numbers.ts';
import { passagesField } from './passages-field.ts';

const lengthOfMotion = 1000;
const lengthOfName = 200;

const name = z
  .string()
  .trim()
  .max(lengthOfName, `A name can have at most ${lengthOfName} characters.`)
  .transform((typed) => typed || null);

const count = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'Write a whole number')
  .transform((typed) => (typed === '' ? null : Number(typed)));

const mostMembers = 600;
const member = /^(.{1,200}?)\s*[:–-]\s*(yes|no|abstain|absent)$/i;

/** One member a line: 'Council Member Tran: yes'. */
const rollCall = z.string().transform((typed, context) => {
  const lines = typed.split('\n').flatMap((line) => line.trim() || []);
  const answers = lines.slice(0, mostMembers).flatMap((line) => {
    const [, name, vote] = member.exec(line) ?? [];
    if (name && vote) return { name, vote: vote.toLowerCase() };
    context.addIssue(`Write “${line.slice(0, 60)}” as a name and yes, no, abstain or absent.`);
    return [];
  });
  if (lines.length > mostMembers) context.addIssue(`Write at most ${mostMembers} members.`);
  return answers;
});

/** A vote as an editor types it. What is left empty is what the record does not say. */
export const voteForm = z.object({
  motion: z
    .string()
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Say what was voted on.')
        .max(lengthOfMotion, `A motion can have at most ${lengthOfMotion} characters.`),
    ),
  mover: name,
  seconder: name,
  yes: count,
  no: count,
  abstain: count,
  outcome: z
    .enum(['', 'adopted', 'rejected'], 'Choose an outcome from the list.')
    .transform((chosen) => chosen || null),
  method: z
    .enum(['', ...voteMethods], 'Choose a method from the list.')
    .transform((chosen) => chosen || null),
  rollCall,
  case: caseOrSeveral,
  passages: passagesField(mostPassagesOfVote),
});

export type VoteFields = z.output<typeof voteForm>;
