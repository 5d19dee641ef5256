'use client';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldWords, FormField } from './field.ts';
import { useControl } from './use-control.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'spellCheck'
  | 'onInput'
  | 'list'
>;

export type TextFieldProps = FieldWords &
  InputProps & {
    field: FormField;
    type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number';
    /** For short answers such as a date or a number. */
    short?: boolean;
    className?: string;
  };

/** One line of text. A password is never sent back to the page. */
export function TextField({
  field,
  label,
  hint,
  optional,
  labelHidden,
  type = 'text',
  short,
  className,
  ...input
}: TextFieldProps) {
  const control = useControl(field, { hint });
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
    >
      <input
        {...input}
        key={field.key}
        {...control}
        type={type}
        className={classNames('control', short && 'control-short')}
        defaultValue={type === 'password' ? undefined : field.defaultValue}
        aria-required={field.required || undefined}
        min={field.min}
        max={field.max}
        step={field.step}
      />
    </FieldFrame>
  );
}

/** A calendar date written as Americans write it, so that it works the same in every browser. */
export function DateField({ hint = 'MM/DD/YYYY or MM/DD/YY', ...props }: TextFieldProps) {
  return <TextField {...props} hint={hint} short inputMode="numeric" autoComplete="off" />;
}
