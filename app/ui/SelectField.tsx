'use client';
import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy, type FieldWords, type FormField, fieldIds, isInvalid } from './field.ts';
import { ChevronDownIcon } from './icons.tsx';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

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
  const autoFocus = useFirstErrorFocus(field);
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
          id={fieldIds(field).input}
          name={field.name}
          form={field.formId}
          className="control"
          defaultValue={chosen ?? field.defaultValue ?? ''}
          aria-required={field.required || undefined}
          aria-invalid={isInvalid(field) || undefined}
          aria-describedby={describedBy(field, { hint: Boolean(hint) })}
          // biome-ignore lint/a11y/noAutofocus: only on a field in error, so that the reader lands on it
          autoFocus={autoFocus}
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
