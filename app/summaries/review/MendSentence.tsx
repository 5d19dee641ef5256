'use client';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { SelectField } from '#app/ui/SelectField.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { sections } from '../draft.ts';
import { CancelButton } from './CancelButton.tsx';
import { caseOptions, choiceOf } from './cases/case-options.ts';
import type { DeskVersion } from './desk-version.ts';
import { keysOfForm } from './keys-of-form.ts';
import { passagesHint, writePassages } from './passage-numbers.ts';
import type { RefusedMend } from './review-refusal.ts';
import { TypedVerdict } from './TypedVerdict.tsx';
import { asTyped } from './unsaved/unsaved-forms.ts';
import { useTypedCheck } from './use-typed-check.ts';

type MendSentenceProps = {
  version: DeskVersion;
  sentence: DeskVersion['sentences'][number];
  /** Where the form is closed without a script. */
  back: string;
  onClose: () => void;
  refused?: RefusedMend;
};

/** One sentence's words and the passages they rest on, to be put in its place. */
export function MendSentence(props: MendSentenceProps) {
  const { version, sentence, back, onClose, refused } = props;
  const { id: versionId, hasRecord: hasTranscript } = version;
  const { index, text } = sentence;
  const form = useRef<HTMLFormElement>(null);
  const { check, typed: found } = useTypedCheck(versionId);
  const recheck = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    check({ text: String(typed.get('text')), passages: String(typed.get('passages') ?? '') });
  };
  const wasRefused = refused !== undefined;
  useEffect(() => {
    if (wasRefused) {
      form.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
      return;
    }
    const field = form.current?.querySelector('textarea');
    form.current?.scrollIntoView({ block: 'nearest' });
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [wasRefused]);
  return (
    <Form
      ref={form}
      {...asTyped('sentence', refused)}
      method="post"
      preventScrollReset
      className="form-stack mt-2 mb-3"
      onInput={recheck}
      onKeyDown={keysOfForm({ button: 'mend', close: onClose })}
    >
      {refused ? <ErrorNotice refusal>{refused.message}</ErrorNotice> : null}
      <input type="hidden" name="versionId" value={versionId} />
      <input type="hidden" name="index" value={index} />
      <input type="hidden" name="was" value={text} />
      <TextArea
        field={{ name: 'text', id: `mend-${index}`, defaultValue: refused?.text ?? text }}
        label={`Sentence ${index + 1}`}
        reading
        rows={3}
      />
      {hasTranscript ? (
        <TextField
          field={{
            name: 'passages',
            id: `passages-${index}`,
            defaultValue: refused?.passages ?? writePassages(sentence.citations),
          }}
          label="Passages it rests on"
          hint={passagesHint}
          autoComplete="off"
        />
      ) : (
        <input type="hidden" name="passages" value={writePassages(sentence.citations)} />
      )}
      <CaseOfSentence version={version} sentence={sentence} typed={refused?.under} />
      {refused && refused.text !== text ? (
        <p className="text-sm">
          <span className="font-semibold">The draft says now:</span>{' '}
          <span className="font-serif">{text}</span>
        </p>
      ) : null}
      {hasTranscript ? <TypedVerdict typed={found} /> : null}
      <div className="button-row">
        <SubmitButton name="intent" value="mend" small pendingLabel="Saving...">
          Save Sentence
        </SubmitButton>
        <CancelButton back={back} onClose={onClose} />
      </div>
    </Form>
  );
}

type CaseOfSentenceProps = Pick<MendSentenceProps, 'version' | 'sentence'> & { typed?: string };

/** The case that a sentence stands under. What opens the summary stands under none. */
function CaseOfSentence({ version, sentence, typed }: CaseOfSentenceProps) {
  const { index, section } = sentence;
  if (version.cases.length === 0 || section === sections.inShort) return null;
  const place = version.cases.findIndex(({ sentences }) => sentences.includes(index));
  const own = choiceOf(place < 0 ? null : place);
  return (
    <>
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name="wasUnder" value={own} />
      <SelectField
        field={{ name: 'under', id: `under-${index}`, defaultValue: typed ?? own }}
        label="Case"
        options={caseOptions(version.cases).filter(({ value }) => value !== '' || own === '')}
      />
    </>
  );
}
