'use client';
import { passageAddress } from '#app/meetings/transcript-page.ts';
import { FieldError } from '#app/ui/FieldFrame.tsx';
import { describedBy, type FormField, fieldIds, isInvalid } from '#app/ui/field.ts';
import type { ReportableSentence } from './sentence-report-form.ts';

type SentenceRadiosProps = {
  field: FormField;
  sentences: ReportableSentence[];
  labels: ReadonlyMap<number, string>;
  transcriptHref: string;
};

/** All sentences of a summary, to choose one of; each row is a label. */
export function SentenceRadios({ field, sentences, labels, transcriptHref }: SentenceRadiosProps) {
  const ids = fieldIds(field);
  return (
    <fieldset className="field" aria-describedby={describedBy(field, {})}>
      <legend className="field-label mb-1.5">Which sentence is wrong?</legend>
      {isInvalid(field) ? <FieldError field={field} /> : null}
      <div className="divide-y divide-line border-line border-y">
        {sentences.map(({ index, text, section, citations }, place) => {
          const [first] = citations;
          const time = first === undefined ? undefined : labels.get(first);
          const isFirst = place === 0;
          return (
            <div key={index}>
              {section && section !== sentences[place - 1]?.section ? (
                <p className="pt-4 font-semibold text-muted text-sm">{section}</p>
              ) : null}
              <div className="flex flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
                <label className="flex min-w-0 flex-auto cursor-pointer gap-3 py-3">
                  <input
                    type="radio"
                    // The list of errors leads to the first.
                    id={isFirst ? ids.input : undefined}
                    name={field.name}
                    form={field.formId}
                    value={index}
                    defaultChecked={field.defaultValue === String(index)}
                    aria-invalid={(isFirst && isInvalid(field)) || undefined}
                    className="mt-1.5 size-4 flex-none accent-(--accent)"
                  />
                  <span className="min-w-0 font-serif [overflow-wrap:anywhere]">{text}</span>
                </label>
                {first === undefined || time === undefined ? null : (
                  <a
                    href={passageAddress(transcriptHref, first)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${time}: the record of sentence ${place + 1}, in a new tab`}
                    className="mb-2 ml-7 inline-flex min-h-6 flex-none items-center text-muted text-sm tabular-nums sm:ml-0"
                  >
                    {time}
                  </a>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
