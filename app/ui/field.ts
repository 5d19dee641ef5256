/**
 * What a field shows and says. A conform field (`fields.email`) is one, and so is a plain object
 * such as `{ name: 'q', defaultValue: '' }` where no schema is needed.
 */
export type FormField = {
  name: string;
  id?: string;
  formId?: string;
  /** Changes when the form is reset, so that the browser's own value goes with it. */
  key?: string;
  defaultValue?: string;
  defaultChecked?: boolean;
  errors?: string[];
  /** Announced as required; the refusal itself is the form's own, in the product's words. */
  required?: boolean;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
};

export type FieldWords = {
  label: string;
  /** What to write, where the label alone leaves a doubt. */
  hint?: string;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only; for fields whose place says what they are. */
  labelHidden?: boolean;
};

export type FieldIds = { input: string; hint: string; error: string; count: string };

export function fieldIds(field: FormField): FieldIds {
  const input = field.id || `field-${field.name}`;
  return { input, hint: `${input}-hint`, error: `${input}-error`, count: `${input}-count` };
}

export function isInvalid(field: FormField): boolean {
  return (field.errors?.length ?? 0) > 0;
}

/** Ties hint, error and count to the control, in the order in which they should be read. */
export function describedBy(
  field: FormField,
  parts: { hint?: boolean; count?: boolean },
): string | undefined {
  const ids = fieldIds(field);
  const described = [
    isInvalid(field) && ids.error,
    parts.hint && ids.hint,
    parts.count && ids.count,
  ].filter(Boolean);
  return described.length > 0 ? described.join(' ') : undefined;
}
