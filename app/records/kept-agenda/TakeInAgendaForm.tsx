'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { AnswerDoubt } from '#app/ui/AnswerDoubt.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { AgendaFields } from '../AgendaFields.tsx';

/** Takes in an agenda; where the meeting has one, the editor says what becomes of it. */
export function TakeInAgendaForm({ hasAgenda }: { hasAgenda: boolean }) {
  const lastResult = useLastResult('take-in');
  const [form, fields] = useForm<{ agendaFile: File; agenda: string; answered: string }>({
    id: 'take-in-agenda',
    lastResult,
  });
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="form-stack"
      {...getFormProps(form)}
      noValidate
    >
      <FormErrors form={form} />
      <AgendaFields file={fields.agendaFile} pasted={fields.agenda} />
      <AnswerDoubt field={fields.answered} />
      {hasAgenda ? (
        <>
          <p className="text-muted">
            Adding keeps every entry that is here, and puts in what the other agenda has besides.
            Replacing keeps none of them. Undo brings back what was here.
          </p>
          <div className="button-row">
            <SubmitButton name="how" value="supplement" pendingLabel="Adding...">
              Add What Is Missing
            </SubmitButton>
            <SubmitButton name="how" value="replace" variant="danger" pendingLabel="Replacing...">
              Replace the Agenda
            </SubmitButton>
          </div>
        </>
      ) : (
        <div className="button-row">
          <SubmitButton name="how" value="replace" pendingLabel="Taking In...">
            Take In Agenda
          </SubmitButton>
        </div>
      )}
    </Form>
  );
}
