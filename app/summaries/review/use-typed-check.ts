'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TypedSentence } from './check-typed.server.ts';

/** In milliseconds: after the last key, and before a question without an answer is asked again, each time longer. */
const pause = { typing: 350, again: 3000 };
const mostTries = 5;
/** Answers that asking again does not change: a form that is not understood, a session or a draft that is gone. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 422;

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
      asking.current?.abort();
      setUnanswered(false);
      const ask = (after: number, tries: number) => {
        clearTimeout(waiting.current);
        waiting.current = setTimeout(async () => {
          const question = new AbortController();
          asking.current = question;
          const { sentences, canAskAgain } = await answerTo(
            { versionId, ...typed },
            question.signal,
          );
          if (question.signal.aborted) return;
          setUnanswered(sentences === null);
          if (sentences !== null) setJudged(sentences);
          else if (canAskAgain && tries < mostTries) ask(pause.again * tries, tries + 1);
        }, after);
      };
      ask(pause.typing, 1);
    },
    [versionId],
  );
  return { check, typed: { judged, isUnanswered } satisfies TypedCheck };
}

/** No sentences where the server is too busy to say, or the connection is gone: saving checks it anyway. */
async function answerTo(
  typed: Record<string, string>,
  signal: AbortSignal,
): Promise<{ sentences: TypedSentence[] | null; canAskAgain: boolean }> {
  try {
    const body = new URLSearchParams(typed);
    const answer = await fetch('/resources/check-draft', { method: 'POST', body, signal });
    if (!answer.ok) return { sentences: null, canAskAgain: !isFinal(answer.status) };
    // The route answers with exactly this.
    const { sentences } = (await answer.json()) as { sentences: TypedSentence[] };
    return { sentences, canAskAgain: false };
  } catch {
    return { sentences: null, canAskAgain: true };
  }
}

/** Said while the checker has no word on what was typed last. */
export const unansweredWords =
  'This could not be checked just now. It is checked when you save it.';
