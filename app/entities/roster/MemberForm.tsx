'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField, TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { MemberFields } from './member-form.ts';

type Typed = { [name in keyof MemberFields]?: string };

type MemberFormProps = {
  known: Typed;
  /** Suggested names of bodies. */
  bodies: readonly string[];
  submit: { label: string; pendingLabel: string };
  /** The roster. */
  back: string;
};

const offices = [
  'Mayor',
  'Mayor Pro Tem',
  'Council Member',
  'Chair',
  'Vice Chair',
  'Commissioner',
].concat(['Trustee', 'Board Member', 'President', 'Superintendent', 'City Clerk', 'Secretary']);

/** Everything that is known of a member. */
export function MemberForm({ known, bodies, submit, back }: MemberFormProps) {
  const [form, fields] = useForm<Typed>({
    id: 'member',
    lastResult: useLastResult('member'),
    defaultValue: known,
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <div className="form-pair items-end">
        <TextField
          field={fields.name}
          label="Name"
          hint="As it is written, without the office."
          autoComplete="off"
        />
        <TextField
          field={fields.office}
          label="Office"
          hint="Such as Council Member"
          list="offices"
          autoComplete="off"
        />
        <datalist id="offices">
          {offices.map((office) => (
            <option key={office} value={office} />
          ))}
        </datalist>
      </div>
      <div className="form-pair items-end">
        <TextField
          field={fields.seat}
          label="Seat"
          hint="Ward, district or seat, such as District 3"
          optional
          autoComplete="off"
        />
        <SelectField
          field={fields.votes}
          label="Votes"
          hint="Clerks and staff do not."
          optional
          placeholder="As usual for the office"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </div>
      <div className="form-pair items-end">
        <DateField field={fields.termStart} label="Term Start" hint="MM/DD/YYYY" optional />
        <DateField field={fields.termEnd} label="Term End" hint="The last day" optional />
      </div>
      <TextField
        field={fields.body}
        label="Body"
        hint="Only where the entity has several bodies: the name that its meetings have."
        optional
        list="bodies"
        autoComplete="off"
      />
      <datalist id="bodies">
        {bodies.map((body) => (
          <option key={body} value={body} />
        ))}
      </datalist>
      <TextArea
        field={fields.aliases}
        label="Also Heard As"
        hint="What captions make of the name, one a line. Near misses are understood without."
        optional
        rows={3}
      />
      <div className="button-row">
        <SubmitButton name="intent" value="save" pendingLabel={submit.pendingLabel}>
          {submit.label}
        </SubmitButton>
        <LinkButton to={back}>Cancel</LinkButton>
      </div>
    </Form>
  );
}
