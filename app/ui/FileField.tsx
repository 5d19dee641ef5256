'use client';
import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldWords, FormField } from './field.ts';
import { useControl } from './use-control.ts';

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
  const control = useControl(field, { hint });
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
        {...control}
        accept={accept}
        className="control"
      />
    </FieldFrame>
  );
}
