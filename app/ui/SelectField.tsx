'use client';
import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldWords, FormField } from './field.ts';
import { ChevronDownIcon } from './icons.tsx';
import { useControl } from './use-control.ts';

export type SelectOption = string | { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldWords &
  Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled' | 'onChange'> & {
    field: FormField;
    options: readonly SelectOption[];
    /** The entry for 'nothing chosen', with the empty value. */
    placeholder?: string;
    /** Chosen in place of the field's own value. */
    chosen?: string;
    className?: string;
  };

/** The browser's own list of choices: it works everywhere, with any keyboard, at any length. */
export function SelectField({
  field,
  label,
  hint,
  optional,
  labelHidden,
  options,
  placeholder,
  chosen,
  className,
  ...select
}: SelectFieldProps) {
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
      <span className="select-frame">
        <select
          {...select}
          key={field.key}
          {...control}
          className="control"
          defaultValue={chosen ?? field.defaultValue ?? ''}
          aria-required={field.required || undefined}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(asOption).map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </FieldFrame>
  );
}

export function asOption(option: SelectOption): Exclude<SelectOption, string> {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
