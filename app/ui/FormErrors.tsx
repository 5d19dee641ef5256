'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { WarningIcon } from './icons.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useUnreachedError } from './use-unreached-error.ts';

export type FormErrorsProps = {
  /** A conform form: its own errors and those of its fields. */
  form?: {
    id: string;
    status?: 'success' | 'error';
    errors?: string[];
    allErrors: Record<string, string[]>;
  };
  /** Errors of the whole form, where conform is not used. */
  errors?: string[];
  title?: string;
  /** What leads on from there. */
  children?: ReactNode;
};

/**
 * What keeps a form from being accepted, above it, with a link to each field. The reader lands on
 * the first field in error, or here when the error belongs to no field. It waits until the form is
 * sent: while it is filled in, the fields speak for themselves and nothing moves.
 */
export function FormErrors({
  form,
  errors = [],
  title = 'Please check what you entered',
  children,
}: FormErrorsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const own = [...(form?.errors ?? []), ...errors];
  const fields = Object.entries(form?.allErrors ?? {}).filter(([name]) => name !== '');
  const [sent, setSent] = useState(form?.status === 'error');
  if (form?.status === 'error' && !sent) setSent(true);

  const landHere = own.length > 0 && fields.length === 0;
  const words = own.join(' ');
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal again is news as well
  useEffect(() => {
    if (landHere && words) frame.current?.focus();
  }, [landHere, words, key]);

  useUnreachedError(frame, form);

  if (own.length === 0 && (fields.length === 0 || !sent)) return null;
  return (
    <div
      ref={frame}
      // What conform's `aria-describedby` of the form refers to.
      id={form ? `${form.id}-error` : undefined}
      role="alert"
      tabIndex={-1}
      className="notice notice-danger"
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the reader lands on the error
      autoFocus={landHere && !hydrated ? true : undefined}
    >
      <WarningIcon />
      <div className="notice-body">
        {fields.length > 0 || own.length > 1 ? <p className="notice-title">{title}</p> : null}
        {own.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {fields.length > 0 ? (
          <ul className="grid gap-1">
            {fields.map(([name, messages]) => (
              <li key={name}>
                <a href={`#${form?.id}-${name}`}>{messages.join(' ')}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
}
