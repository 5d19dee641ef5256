'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TypedSentence } from './check-typed.server.ts';

/** In milliseconds: after the last key, and before a question without an answer is asked once more. */
const pause = { typing: 350, again: 3000 };

/** What the server said of what was typed; `isUnanswered` where it could not be asked about the newest. */
export type TypedCheck = { judged: TypedSentence[] | null; isUnanswered: boolean };

/**
 * Has the server check what is typed, after a pause; nothing is saved. The newest answer counts:
 * an older question is given up. Without an answer the last one stays until the text is saved.
 */
export function useTypedCheck(versionId: string) {
  const [judged, setJudged] = useState<TypedSentence[] | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asking.current?.abort();
    },
    [],
  );
  const check = useCallback(
    (typed: Record<string, string>) => {
      const ask = (after: number, triesLeft: number) => {
        clearTimeout(waiting.current);
        waiting.current = setTimeout(async () => {
          asking.current?.abort();
          const question = new AbortController();
          asking.current = question;
          const answer = await answerTo({ versionId, ...typed }, question.signal);
          if (question.signal.aborted) return;
          setUnanswered(answer === null);
          if (answer !== null) setJudged(answer);
          else if (triesLeft > 0) ask(pause.again, triesLeft - 1);
        }, after);
      };
      ask(pause.typing, 1);
    },
    [versionId],
  );
  return { check, typed: { judged, isUnanswered } satisfies TypedCheck };
}

/** Null where the server cannot say, or the connection is gone: saving checks it anyway. */
async function answerTo(
  typed: Record<string, string>,
  signal: AbortSignal,
): Promise<TypedSentence[] | null> {
  try {
    const body = new URLSearchParams(typed);
    const answer = await fetch('/resources/check-draft', { method: 'POST', body, signal });
    // The route answers with exactly this.
    return answer.ok ? ((await answer.json()) as { sentences: TypedSentence[] }).sentences : null;
  } catch {
    return null;
  }
}

/** Said in the place of the checker's word while there is none. */
export const unansweredWords =
  'This could not be checked just now. It is checked when you save it.';
