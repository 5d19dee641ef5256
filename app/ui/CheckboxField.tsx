import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './FieldFrame.tsx';
import { describedBy, type FormField, fieldIds, isInvalid } from './field.ts';

export type CheckboxFieldProps = Pick<ComponentProps<'input'>, 'disabled' | 'onChange'> & {
  field: FormField;
  label: ReactNode;
  hint?: ReactNode;
  /** What is sent when it is ticked; needed where several boxes share a name. */
  value?: string;
};

/** A box to tick. Several with one name make a list: give each its own `id` and `value`. */
export function CheckboxField({ field, label, hint, value = 'on', ...input }: CheckboxFieldProps) {
  const ids = fieldIds(field);
  return (
    <div>
      <div className="check">
        <input
          {...input}
          key={field.key}
          type="checkbox"
          id={ids.input}
          name={field.name}
          form={field.formId}
          value={value}
          className="check-box"
          defaultChecked={field.defaultChecked}
          aria-required={field.required || undefined}
          aria-invalid={isInvalid(field) || undefined}
          aria-describedby={describedBy(field, { hint: Boolean(hint) })}
        />
        <div className="check-text">
          <label htmlFor={ids.input}>{label}</label>
          {hint ? (
            <div id={ids.hint} className="field-hint">
              {hint}
            </div>
          ) : null}
        </div>
      </div>
      {isInvalid(field) ? <FieldError field={field} /> : null}
    </div>
  );
}
