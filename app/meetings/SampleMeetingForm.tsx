'use client';
import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { alreadySample } from './sample-copy.ts';

type SampleMeetingFormProps = {
  meetings: { id: string; label: string }[];
  sampleId: string | null;
};

/** What was sent, and why it was refused. */
export type RefusedSample = { meetingId: string; message: string };

/** One of an entity's meetings. The button waits for a choice, where a script can see one. */
export function SampleMeetingForm({ meetings, sampleId }: SampleMeetingFormProps) {
  const refused = useActionData<{ refused: RefusedSample }>()?.refused;
  const hydrated = useHydrated();
  const saving = useNavigation().formMethod === 'POST';
  const current = meetings.some(({ id }) => id === sampleId) ? sampleId : null;
  const [chosen, setChosen] = useState(refused?.meetingId ?? current ?? '');
  const isSample = chosen !== '' && chosen === sampleId;
  const idle = hydrated && (chosen === '' || isSample || saving);
  return (
    <Form method="post" className="form-stack" noValidate>
      <SelectField
        field={{
          name: 'meetingId',
          defaultValue: chosen,
          errors: refused && refused.meetingId === chosen ? [refused.message] : undefined,
        }}
        label="Meeting"
        placeholder="Select a meeting"
        options={meetings.map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <p role="status" className="min-h-6 text-muted">
        {isSample ? alreadySample : null}
      </p>
      <div className="button-row">
        <SubmitButton disabled={idle} pendingLabel="Setting...">
          Set as Sample Meeting
        </SubmitButton>
      </div>
    </Form>
  );
}
