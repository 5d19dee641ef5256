'use client';
import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from 'react-router';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { feedbackLimit } from './notes-text.ts';
import { SentencePlaces } from './SentencePlaces.tsx';
import { SentenceRadios } from './SentenceRadios.tsx';
import type { ReportableSentence } from './sentence-report-form.ts';

type ReportSentenceFormProps = {
  versionId: string;
  sentences: ReportableSentence[];
  /** What places are called: their time, or their number. */
  labels: ReadonlyMap<number, string>;
  transcriptHref: string;
  /** The sentence that was chosen on the way here; without one all are offered. */
  chosen: ReportableSentence | null;
  /** What the reader wrote about it before, while nobody has looked at it. */
  earlier: string | null;
  /** What was written before a sign-in came between. */
  comment: string;
};

/** Says which sentence of a summary is wrong, and what is wrong with it. */
export function ReportSentenceForm(props: ReportSentenceFormProps) {
  const { versionId, sentences, labels, transcriptHref, chosen, earlier, comment } = props;
  const [form, fields] = useForm<{ versionId: string; sentence: string; comment: string }>({
    id: 'report',
    lastResult: useLastResult(),
    defaultValue: {
      versionId,
      sentence: chosen ? String(chosen.index) : '',
      comment: comment || (earlier ?? ''),
    },
  });
  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate>
      <FormErrors form={form} />
      {/* Always of the page that is shown: after a correction it is another one. */}
      <input type="hidden" name="versionId" value={versionId} />
      {chosen ? (
        <figure>
          <figcaption className="field-label">The sentence</figcaption>
          <input {...getInputProps(fields.sentence, { type: 'hidden' })} value={chosen.index} />
          <blockquote className="mt-2 border-line-strong border-l-2 pl-4 font-serif text-xl leading-snug">
            <p className="[overflow-wrap:anywhere]">{chosen.text}</p>
          </blockquote>
          <div className="mt-2 pl-4">
            <SentencePlaces sentence={chosen} labels={labels} transcriptHref={transcriptHref} />
          </div>
        </figure>
      ) : (
        <SentenceRadios
          field={fields.sentence}
          sentences={sentences}
          labels={labels}
          transcriptHref={transcriptHref}
        />
      )}
      {earlier ? (
        <Notice title="You have reported this sentence">
          Nobody has looked at it yet. What you send now replaces what you wrote.
        </Notice>
      ) : null}
      <TextArea
        field={fields.comment}
        label="What is wrong with it?"
        hint="For example: a number, a name, who voted how, or that it was never said."
        limit={feedbackLimit}
        rows={4}
      />
      <div className="button-row">
        <SubmitButton pendingLabel="Sending...">Report This Sentence</SubmitButton>
      </div>
    </Form>
  );
}
