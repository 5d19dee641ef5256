'use client';
import { type ReactNode, useRef } from 'react';
import { useActionData } from 'react-router';
import { useRefusalFocus } from './use-refusal-focus.ts';

type RefusalFocusProps = { className?: string; children: ReactNode };

/** A page of several forms: after a refusal the reader lands on what says why. */
export function RefusalFocus({ className, children }: RefusalFocusProps) {
  const page = useRef<HTMLDivElement>(null);
  useRefusalFocus(page, useActionData());
  return (
    <div ref={page} className={className}>
      {children}
    </div>
  );
}
