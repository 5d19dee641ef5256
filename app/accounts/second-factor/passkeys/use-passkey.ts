'use client';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { challengePath, notUsed } from './passkey-words.ts';

/** Who is asked for a passkey: a sign-in that waits for it, or somebody who is signed in. */
export type PasskeyAsker = 'sign-in' | 'session';

/** Has the browser show a passkey, and sends it with a form in the place of a code. */
export function usePasskey(asker: PasskeyAsker) {
  const submit = useSubmit();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(form: FormData) {
    setBusy(true);
    setProblem(null);
    try {
      form.set('passkey', await show(asker));
      await submit(form, { method: 'post', replace: asker === 'sign-in' });
    } catch {
      setProblem(notUsed);
    }
    setBusy(false);
  }
  return { send, isBusy, problem };
}

async function show(asker: PasskeyAsker): Promise<string> {
  const body = new URLSearchParams({ for: asker });
  // A press loads the library, so that no page weighs more for it.
  const [{ startAuthentication }, answer] = await Promise.all([
    import('@simplewebauthn/browser'),
    fetch(challengePath, { method: 'POST', body }),
  ]);
  // The page's own action knows where to lead somebody whose sign-in has ended.
  if (answer.status === 401) return '';
  if (!answer.ok) throw new Error(`${challengePath} answered ${answer.status}.`);
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = await answer.json();
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
