'use client';
import { getFormProps, useForm } from '@conform-to/react';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { z } from 'zod';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { TextField } from '#app/ui/TextField.tsx';
import { useLastResult } from '#app/ui/use-last-result.ts';
import type { signUpForm } from './auth-form.ts';

/** The server alone judges what was typed: its answer is an alert and a toast. */
export function SignUpForm({ action }: { action: string }) {
  const [form, fields] = useForm<z.input<typeof signUpForm>>({
    id: 'sign-up',
    lastResult: useLastResult(),
  });
  const [timeZone, setTimeZone] = useState('');
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <Form method="post" action={action} replace className="form-stack" {...getFormProps(form)}>
      <FormErrors form={form} />
      <input type="hidden" name={fields.timeZone.name} value={timeZone} />
      <div className="form-pair">
        <TextField field={fields.firstName} label="First Name" autoComplete="given-name" />
        <TextField field={fields.lastName} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        placeholder="Min. 8 characters with numbers and symbols"
      />
      <p className="text-muted text-sm">
        By creating an account you say that you are at least 18 years old and agree to the{' '}
        <InNewTab href="/terms">Terms of Service</InNewTab>, which settle disputes by{' '}
        <InNewTab href="/terms#disputes">arbitration</InNewTab>, and to the{' '}
        <InNewTab href="/privacy">Privacy Policy</InNewTab>.
      </p>
      <p className="text-muted text-sm">
        On Mondays at seven in the morning we send you the new summaries of the bodies that you
        follow, and before a meeting there, its agenda and that it was cancelled or moved. You can
        change that in your settings, or end it, at any time.
      </p>
      <SubmitButton block pendingLabel="Creating Account...">
        Create Account
      </SubmitButton>
    </Form>
  );
}

/** What has been typed stays where it is. */
function InNewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
