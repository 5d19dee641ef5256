'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TypedSentence } from './check-typed.server.ts';

const pause = 350;

/**
 * Has the server check what is typed, after a pause; nothing is saved. The newest answer counts:
 * an older question is given up. Without an answer the last one stays until the text is saved.
 */
export function useTypedCheck(versionId: string) {
  const [judged, setJudged] = useState<TypedSentence[] | null>(null);
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
      clearTimeout(waiting.current);
      waiting.current = setTimeout(async () => {
        asking.current?.abort();
        const question = new AbortController();
        asking.current = question;
        try {
          const answer = await fetch('/resources/check-draft', {
            method: 'POST',
            body: new URLSearchParams({ versionId, ...typed }),
            signal: question.signal,
          });
          if (answer.ok) {
            // The route answers with exactly this.
            setJudged(((await answer.json()) as { sentences: TypedSentence[] }).sentences);
          }
        } catch {
          // Given up, or the connection is gone: saving checks it anyway.
        }
      }, pause);
    },
    [versionId],
  );
  return { check, judged };
}
