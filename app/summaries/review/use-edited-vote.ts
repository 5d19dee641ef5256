'use client';
import { useState } from 'react';
import type { Refused, RefusedVote } from './review-refusal.ts';

type Given = {
  version: { id: string; revision: number; votes: { index: number }[] };
  asked: string | null;
  refused?: AboutVote;
};

export type AboutVote =
  | RefusedVote
  | Extract<Refused, { intent: 'remove-vote' | 'count-vote' | 'leave-count-vote' }>;

export const isAboutVote = (refused: Refused): refused is AboutVote =>
  refused.intent.endsWith('-vote');

/**
 * Which vote's form is open: its index, 'new', or none. A save closes it, a refusal opens it again
 * with what was typed.
 */
export function useEditedVote({ version, asked, refused }: Given) {
  const save = `${version.id} ${version.revision}`;
  const inAddress = asked === 'new' ? 'new' : (version.votes[Number(asked) - 1]?.index ?? null);
  const [held, hold] = useState<{
    save: string;
    refused?: AboutVote;
    index: number | 'new' | null;
  }>({ save, index: inAddress });
  const wasTouched = held.save === save && held.refused === refused;
  const index = wasTouched ? held.index : refusedVote(refused);
  const stands = index === 'new' || version.votes.some((vote) => vote.index === index);
  return [
    stands ? index : null,
    (wanted: number | 'new' | null) => hold({ save, refused, index: wanted }),
  ] as const;
}

function refusedVote(refused: AboutVote | undefined): number | 'new' | null {
  if (refused?.intent === 'add-vote') return 'new';
  return refused?.intent === 'change-vote' ? refused.index : null;
}
