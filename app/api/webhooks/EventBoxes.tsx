'use client';
import { FieldError } from '#app/ui/FieldFrame.tsx';
import { describedBy, type FormField, fieldIds, isInvalid } from '#app/ui/field.ts';
import { useFirstErrorFocus } from '#app/ui/use-first-error-focus.ts';
import { eventNames, webhookEvents } from './webhook-events.ts';

type EventBoxesProps = { field: FormField; chosen: readonly string[] };

/** What an address is told of, a box each. */
export function EventBoxes({ field, chosen }: EventBoxesProps) {
  const focus = useFirstErrorFocus(field);
  return (
    <fieldset className="field" aria-describedby={describedBy(field, {})}>
      <legend className="field-label mb-1.5">What It Is Told</legend>
      {isInvalid(field) ? <FieldError field={field} /> : null}
      <div className="grid gap-2">
        {eventNames.map((name, at) => (
          <label key={name} className="check cursor-pointer">
            <input
              type="checkbox"
              id={at === 0 ? fieldIds(field).input : undefined}
              name={field.name}
              value={name}
              className="check-box"
              defaultChecked={chosen.includes(name)}
              aria-invalid={isInvalid(field) || undefined}
              // biome-ignore lint/a11y/noAutofocus: without a script this is how the reader lands on the error
              autoFocus={at === 0 && focus}
            />
            <span className="check-text">
              {webhookEvents[name].label} <code className="text-muted text-sm">{name}</code>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
