'use client';
import type { ReactNode } from 'react';
import { type FormField, fieldIds } from './field.ts';
import { WarningIcon } from './icons.tsx';
import { useControl } from './use-control.ts';

/** What speaks against a file that was sent, and the way to use it all the same. Stands above the form's button. */
export function AnswerDoubt({ field, children }: { field: FormField; children?: ReactNode }) {
  const control = useControl(field, {});
  const doubt = field.errors?.[0];
  if (!doubt) return null;
  return (
    <div className="notice notice-danger">
      <WarningIcon />
      <div className="notice-body">
        <p id={fieldIds(field).error} className="notice-title">
          {doubt}
        </p>
        {children}
        <p>Nothing was kept. Choose another file, or say that this is the right one.</p>
        <p className="hidden noscript:block">
          A file that you chose is not kept: choose it again, then send the form.
        </p>
        <label className="flex min-h-8 items-center gap-2">
          <input {...control} type="checkbox" value={doubt} className="scroll-mt-40" />
          Use it all the same.
        </label>
      </div>
    </div>
  );
}
