'use client';
import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from 'react-router';

type Answer = { lastResult?: SubmissionResult; refused?: unknown };

/**
 * What the form that was sent last was answered with. A form asks for it itself: with a script the
 * page around it, which the server has rendered, does not hear of the answer.
 *
 * @param form which form of the page asks, where the page's action answers with `refused`
 */
export function useLastResult(form?: string): SubmissionResult | undefined {
  const answer = useActionData<Answer>();
  return form === undefined || answer?.refused === form ? answer?.lastResult : undefined;
}
