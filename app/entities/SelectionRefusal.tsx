'use client';
import { type ReactNode, useRef } from 'react';
import { Link, useActionData } from 'react-router';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { useRefusalFocus } from '#app/ui/use-refusal-focus.ts';
import type { RefusedSelection } from './refused-selection.ts';

/** Why a selection was not saved; until one is refused, what is said in its place. */
export function SelectionRefusal({ children }: { children: ReactNode }) {
  const refused = useActionData<RefusedSelection>();
  const frame = useRef<HTMLDivElement>(null);
  useRefusalFocus(frame, refused);
  return (
    <div ref={frame} className="empty:hidden">
      {refused ? (
        <ErrorNotice refusal title={refused.error}>
          {refused.overLimit ? <Link to="/pricing">See the plans</Link> : null}
        </ErrorNotice>
      ) : (
        children
      )}
    </div>
  );
}
