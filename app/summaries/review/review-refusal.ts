import type { TypedVote, VoteErrors } from './vote-fields.ts';

/** What a button of the review page was refused with, and what was typed. */
export type Refused = { message: string } & (
  | { intent: 'save'; markdown: string }
  | { intent: 'confirm'; index: number; reason: string }
  | { intent: 'mend'; index: number; text: string; passages: string }
  | { intent: 'publish'; correction?: string }
  | { intent: 'draft-again'; agenda: string; sure: boolean }
  | { intent: 'change-vote'; index: number; typed: TypedVote; errors: VoteErrors }
  | { intent: 'add-vote'; typed: TypedVote; errors: VoteErrors }
  | { intent: 'remove-vote' }
  | { intent: 'correct' | 'retry' | 'remove' | 'bring-back' | 'spread' }
);

export type RefusedPublish = Extract<Refused, { intent: 'publish' }>;
export type RefusedMend = Extract<Refused, { intent: 'mend' }>;
export type RefusedVote = Extract<Refused, { intent: 'change-vote' | 'add-vote' }>;
