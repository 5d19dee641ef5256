'use client';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldWords, type FormField, fieldIds } from './field.ts';
import { useControl } from './use-control.ts';
import { useEarlyText } from './use-early-text.ts';
import { useHydrated } from './use-hydrated.ts';

export type TextAreaProps = FieldWords &
  Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'readOnly' | 'disabled' | 'onInput'> & {
    field: FormField;
    /** Most characters allowed. What is over is counted, not cut off: nobody loses text by pasting. */
    limit?: number;
    /** Set in the serif of summaries, for text that is read as much as written. */
    reading?: boolean;
    className?: string;
  };

/** Several lines of text, with a count where there is a limit. */
export function TextArea({
  field,
  label,
  hint,
  optional,
  labelHidden,
  limit,
  reading,
  className,
  onInput,
  rows = 5,
  ...textarea
}: TextAreaProps) {
  const [length, setLength] = useState(field.defaultValue?.length ?? 0);
  const control = useControl(field, { hint, count: limit !== undefined });
  useEarlyText(control.id);
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
    >
      <textarea
        {...textarea}
        key={field.key}
        {...control}
        rows={rows}
        className={classNames('control', reading && 'control-reading')}
        defaultValue={field.defaultValue}
        aria-required={field.required || undefined}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {limit === undefined ? null : (
        <Count id={fieldIds(field).count} length={length} limit={limit} />
      )}
    </FieldFrame>
  );
}

const figures = new Intl.NumberFormat('en-US');

function Count({ id, length, limit }: { id: string; length: number; limit: number }) {
  const hydrated = useHydrated();
  const over = length - limit;
  if (over > 0) {
    return (
      <p id={id} className="field-count field-count-over" role="status">
        {figures.format(over)} {over === 1 ? 'character' : 'characters'} too many
      </p>
    );
  }
  return (
    <p id={id} className="field-count">
      {hydrated
        ? `${figures.format(length)} of ${figures.format(limit)} characters`
        : `At most ${figures.format(limit)} characters`}
    </p>
  );
}
