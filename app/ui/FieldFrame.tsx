import type { ReactNode } from 'react';
import { type FieldWords, type FormField, fieldIds, isInvalid } from './field.ts';
import { WarningIcon } from './icons.tsx';

type FieldFrameProps = FieldWords & { field: FormField; children: ReactNode; className?: string };

/** Label, hint and error around a control. The control names them with `describedBy`. */
export function FieldFrame({
  field,
  label,
  hint,
  optional,
  labelHidden,
  children,
  className,
}: FieldFrameProps) {
  const ids = fieldIds(field);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={ids.input} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={ids.hint} className="field-hint">
          {hint}
        </p>
      ) : null}
      {isInvalid(field) ? <FieldError field={field} /> : null}
      {children}
    </div>
  );
}

/** What is wrong with a field, under the id that its control refers to. */
export function FieldError({ field }: { field: FormField }) {
  return (
    <p id={fieldIds(field).error} className="field-error">
      <WarningIcon />
      <span>
        <span className="sr-only">Error: </span>
        {field.errors?.join(' ')}
      </span>
    </p>
  );
}
