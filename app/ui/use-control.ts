'use client';
import { describedBy, type FormField, fieldIds, isInvalid } from './field.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type Told = { hint?: string; count?: boolean };

/** What ties a control to its field, and lets the reader land on the first one in error. */
export function useControl(field: FormField, { hint, count }: Told) {
  return {
    id: fieldIds(field).input,
    name: field.name,
    form: field.formId,
    'aria-invalid': isInvalid(field) || undefined,
    'aria-describedby': describedBy(field, { hint: Boolean(hint), count }),
    autoFocus: useFirstErrorFocus(field),
  };
}
