'use client';
import { useActionData } from 'react-router';
import type { Refused } from './review-refusal.ts';

/** What the button of the review page that was pressed last was refused with. */
export function useRefused(): Refused | undefined {
  return useActionData<{ refused: Refused }>()?.refused;
}
