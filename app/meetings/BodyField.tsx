'use client';
import type { FormField } from '#app/ui/field.ts';
import { SelectField } from '#app/ui/SelectField.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useBodyNames } from './use-body-names.ts';

/** The select's value for 'none'; see meeting-form.ts, which the browser does not load. */
const noBody = 'select-government-body';

const label = 'Government Body';

type BodyFieldProps = {
  field: FormField;
  /** Null when they are too many to list. */
  bodies: string[] | null;
};

/** The government body of a meeting: chosen from a list, or searched where that would be long. */
export function BodyField({ field, bodies }: BodyFieldProps) {
  if (bodies === null) return <BodySearch field={field} />;
  const chosen = field.defaultValue ?? noBody;
  // A body that is no entity's name any more can be kept as it is.
  const offered = chosen === noBody || bodies.includes(chosen) ? bodies : [chosen, ...bodies];
  return (
    <SelectField
      field={field}
      chosen={chosen}
      label={label}
      options={[
        { value: noBody, label: 'Select a government body' },
        ...offered.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

function BodySearch({ field }: { field: FormField }) {
  const { names, list, onInput } = useBodyNames();
  const typed = field.defaultValue === noBody ? '' : field.defaultValue;
  return (
    <>
      <TextField
        field={{ ...field, defaultValue: typed }}
        label={label}
        hint="Its name or its description, as the directory has it"
        autoComplete="off"
        spellCheck={false}
        list={list}
        onInput={onInput}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
