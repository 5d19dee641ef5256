'use client';
import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy, type FieldWords, type FormField, fieldIds, isInvalid } from './field.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

export type FileFieldProps = FieldWords &
  Pick<ComponentProps<'input'>, 'disabled' | 'multiple' | 'onChange'> & {
    field: FormField;
    /** File types offered first, such as '.vtt,.srt'; the server still checks what arrives. */
    accept?: string;
  };

/** A file to send. Its form needs `encType="multipart/form-data"`. */
export function FileField({
  field,
  label,
  hint,
  optional,
  labelHidden,
  accept,
  ...input
}: FileFieldProps) {
  const autoFocus = useFirstErrorFocus(field);
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
    >
      <input
        {...input}
        key={field.key}
        type="file"
        id={fieldIds(field).input}
        name={field.name}
        form={field.formId}
        accept={accept}
        className="control"
        aria-invalid={isInvalid(field) || undefined}
        aria-describedby={describedBy(field, { hint: Boolean(hint) })}
        // biome-ignore lint/a11y/noAutofocus: only on a field in error, so that the reader lands on it
        autoFocus={autoFocus}
      />
    </FieldFrame>
  );
}
