import type { FindingOf } from '../findings/findings.ts';
import type { AddedTo } from './cases/added-to.ts';
import type { TypedCase, TypedSplit } from './cases/case-form.ts';
import type { TypedFact } from './facts/fact-fields.ts';
import type { TypedNewSentence } from './sentence-form.ts';
import type { FieldErrors } from './typed.ts';
import type { TypedVote } from './vote-fields.ts';

/** What a button of the review page was refused with, and what was typed. */
export type Refused = { message: string } & (
  | { intent: 'save'; markdown: string }
  | { intent: 'confirm'; index: number; reason: string }
  | { intent: 'mend'; index: number; text: string; passages: string; under: string }
  | { intent: 'publish'; correction?: string; meetingTitle?: string }
  | { intent: 'draft-again'; agenda: string; sure: boolean }
  | { intent: 'change-vote'; index: number; typed: TypedVote; errors: FieldErrors<TypedVote> }
  | { intent: 'add-vote'; typed: TypedVote; errors: FieldErrors<TypedVote> }
  | { intent: 'remove-vote' | 'count-vote' | 'leave-count-vote' }
  | { intent: 'change-fact'; fact: number; typed: TypedFact; errors: FieldErrors<TypedFact> }
  | { intent: 'add-fact'; typed: TypedFact; errors: FieldErrors<TypedFact> }
  | { intent: 'remove-fact' }
  | { intent: 'change-case'; case: number; typed: TypedCase; errors: FieldErrors<TypedCase> }
  | { intent: 'split-case'; case: number; typed: TypedSplit; errors: FieldErrors<TypedSplit> }
  | { intent: 'join-case'; case: number }
  | {
      intent: 'add-sentence';
      case: AddedTo;
      typed: TypedNewSentence;
      errors: FieldErrors<TypedNewSentence>;
    }
  | ({ intent: 'confirm-finding'; reason: string } & FindingOf)
  | { intent: 'take-back-finding' }
  | { intent: 'use-all-the-same' }
  | {
      intent:
        | 'correct'
        | 'retry'
        | 'remove'
        | 'remove-chosen'
        | 'take-back'
        | 'bring-back'
        | 'spread'
        | 'roster-names'
        | 'refute-gap'
        | 'tell-gap';
    }
);

export type RefusedPublish = Extract<Refused, { intent: 'publish' }>;
export type RefusedMend = Extract<Refused, { intent: 'mend' }>;
export type RefusedCase = Extract<Refused, { intent: 'change-case' | 'split-case' | 'join-case' }>;
export type RefusedNewSentence = Extract<Refused, { intent: 'add-sentence' }>;
export type RefusedFact = Extract<Refused, { intent: 'change-fact' | 'add-fact' }>;
export type RefusedVote = Extract<Refused, { intent: 'change-vote' | 'add-vote' }>;
