'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { digestChoices, digestWords } from './digest-choice.ts';

type Fields = { summaries: string; timeZone: string; corrections: string };

type MailChoiceFormProps = {
  kept: {
    summaries: string;
    timeZone: string;
    corrections: boolean;
    changes: boolean;
    matters: boolean;
    quietNights: boolean;
  };
  /** No zone was chosen yet: the browser's own is offered. */
  offersZone: boolean;
  zones: readonly { value: string; label: string }[];
};

/** What is sent to a reader, and when. */
export function MailChoiceForm({ kept, offersZone, zones }: MailChoiceFormProps) {
  const [form, fields] = useForm<Fields>({
    id: 'mail',
    lastResult: useLastResult(),
    defaultValue: { summaries: kept.summaries, timeZone: kept.timeZone },
  });
  const zoneField = fields.timeZone.id;
  useEffect(() => {
    const field = document.getElementById(zoneField);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!offersZone || !(field instanceof HTMLSelectElement)) return;
    if ([...field.options].some(({ value }) => value === zone)) field.value = zone;
  }, [zoneField, offersZone]);
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      <SelectField
        field={fields.summaries}
        label="New Summaries"
        hint="Of the bodies that you follow, and what these have before them, in one message; none when there is nothing new. A weekly one comes sooner for a meeting that would be over."
        options={digestChoices.map((value) => ({ value, label: digestWords[value] }))}
      />
      <SelectField
        field={fields.timeZone}
        label="Time Zone"
        hint="The morning is by the clocks of this zone."
        options={zones}
      />
      <Choice name="changes" isChosen={kept.changes}>
        E-mail me when a meeting that I follow is moved, cancelled or changed
      </Choice>
      <Choice name="matters" isChosen={kept.matters}>
        E-mail me as soon as a matter that I follow is on an agenda or was decided
      </Choice>
      <Choice name="corrections" isChosen={kept.corrections}>
        E-mail me about corrections of summaries that I keep notes on or have shared
      </Choice>
      <Choice name="quietNights" isChosen={kept.quietNights}>
        No mail at night: what comes after 10 in the evening waits until 7 in the morning
      </Choice>
      <div className="button-row">
        <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
        <LinkButton to="/settings#email" variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; children: string };

function Choice({ name, isChosen, children }: ChoiceProps) {
  return (
    <label className="check cursor-pointer">
      <input
        type="checkbox"
        name={name}
        value="true"
        className="check-box"
        defaultChecked={isChosen}
      />
      <span className="check-text">{children}</span>
    </label>
  );
}
