'use client';
import { type ReactNode, useRef } from 'react';
import { useActionData } from 'react-router';
import { useRefusalFocus } from './use-refusal-focus.ts';

type RefusalFocusProps = { className?: string; children: ReactNode };

/**
 * A page of several forms: after a refusal the reader lands on what says why. A form with conform lands
 * them itself, in that form: its fields are not drawn yet when the page hears of the answer, and
 * another form of the page may still show what was wrong with it before.
 */
export function RefusalFocus({ className, children }: RefusalFocusProps) {
  const page = useRef<HTMLDivElement>(null);
  const answer = useActionData<{ lastResult?: unknown }>();
  useRefusalFocus(page, answer?.lastResult ? null : answer);
  return (
    <div ref={page} className={className}>
      {children}
    </div>
  );
}
