'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { EntityFields } from './entity-form.ts';
import { timeZones } from './time-zones.ts';

type Typed = { [name in keyof EntityFields]?: string | null };

type EntityFormProps = {
  known: Typed;
  states: readonly string[];
  /** Suggested types. */
  types: readonly string[];
  submit: { label: string; pendingLabel: string };
  /** The list. */
  back: string;
};

/** Everything that is known of an entity. */
export function EntityForm({ known, states, types, submit, back }: EntityFormProps) {
  const lastResult = useLastResult();
  const [form, fields] = useForm<Typed>({ id: 'entity', lastResult, defaultValue: known });
  const zone = known.timeZone ?? '';
  const isListed = zone === '' || timeZones.some(({ value }) => value === zone);
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <TextField
        field={fields.entityName}
        label="Name"
        hint="One of a kind: meetings are linked to the entity by it."
        autoComplete="off"
      />
      <TextField
        field={fields.entityDescription}
        label="Description"
        hint="What readers see in place of the name, such as ‘City of Boulder, Colorado: City Council’."
        optional
        autoComplete="off"
      />
      <div className="form-pair items-end">
        <TextField
          field={fields.entityType}
          label="Type"
          hint="Such as City Council"
          list="entity-types"
          autoComplete="off"
        />
        <datalist id="entity-types">
          {types.map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
        <SelectField
          field={fields.state}
          label="State"
          hint="Federal for a body of the United States"
          placeholder="Select a state"
          options={known.state && !states.includes(known.state) ? [known.state, ...states] : states}
        />
      </div>
      <div className="form-pair items-end">
        <TextField field={fields.county} label="County" optional autoComplete="off" />
        <SelectField
          field={fields.timeZone}
          label="Time Zone"
          optional
          placeholder="Not known"
          options={isListed ? timeZones : [zone, ...timeZones]}
        />
      </div>
      <TextField
        field={fields.homepageUrl}
        label="Homepage"
        optional
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        field={fields.docsLink}
        label="Documents"
        hint="Where its agendas and minutes are published."
        optional
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="button-row">
        <SubmitButton pendingLabel={submit.pendingLabel}>{submit.label}</SubmitButton>
        <LinkButton to={back}>Cancel</LinkButton>
      </div>
    </Form>
  );
}
