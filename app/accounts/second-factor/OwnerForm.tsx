'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { useRef } from 'react';
import { Form } from 'react-router';
import { Button, type ButtonLook } from '#app/ui/Button.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import { CodeField } from './CodeField.tsx';
import { usePasskey } from './passkeys/use-passkey.ts';
import type { PasswordAndCode } from './second-factor-form.ts';
import type { FactorIntent } from './second-factor-words.ts';

/** What an account has to show besides the password. */
export type Shows = { app: boolean; passkey: boolean };

type OwnerFormProps = {
  intent: FactorIntent;
  /** Lets a password manager know whose password this is. */
  email: string;
  /** Null where there is no factor yet. */
  shows: Shows | null;
  /** What is removed: a passkey by its id, or the app. */
  factor?: string;
  button: string;
  pendingLabel: string;
  variant?: ButtonLook['variant'];
};

/** What only the owner may do, who shows it anew: the password, and a factor where there is one. */
export function OwnerForm(props: OwnerFormProps) {
  const { intent, email, shows, factor, button, pendingLabel, variant } = props;
  const lastResult = useLastResult(intent);
  const [form, fields] = useForm<PasswordAndCode>({ id: intent, lastResult });
  const frame = useRef<HTMLFormElement>(null);
  const { send, isBusy, problem } = usePasskey('session');

  function sendPasskey() {
    const sent = new FormData(frame.current ?? undefined);
    sent.delete('code');
    sent.set('intent', intent);
    void send(sent);
  }

  return (
    <Form method="post" className="form-stack" {...getFormProps(form)} noValidate ref={frame}>
      <FormErrors form={form} errors={problem ? [problem] : []} />
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      {factor ? <input type="hidden" name="factor" value={factor} /> : null}
      <TextField
        field={fields.password}
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      {shows ? <CodeField field={fields.code} kind={shows.app ? 'either' : 'recovery'} /> : null}
      <div className="button-row">
        <SubmitButton variant={variant} name="intent" value={intent} pendingLabel={pendingLabel}>
          {button}
        </SubmitButton>
        {shows?.passkey ? (
          <Button
            className="noscript:hidden"
            pending={isBusy}
            pendingLabel="Waiting for Your Passkey..."
            onClick={sendPasskey}
          >
            Use a Passkey Instead
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
