'use client';
import { useActionData } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { FormErrors } from '#app/ui/FormErrors.tsx';
import { type PasskeyAsker, usePasskey } from './use-passkey.ts';

type PasskeySignInProps = {
  asker: PasskeyAsker;
  /** There is no app whose code would do. */
  isOnly: boolean;
};

/** The second step of signing in, by a touch. It takes a script. */
export function PasskeySignIn({ asker, isOnly }: PasskeySignInProps) {
  const { send, isBusy, problem } = usePasskey(asker);
  const refused = useActionData<{ passkeyRefused?: string }>()?.passkeyRefused;
  const message = problem ?? (isBusy ? undefined : refused);
  return (
    <div className="form-stack noscript:hidden">
      <FormErrors errors={message ? [message] : []} />
      <Button
        block
        variant={isOnly ? 'primary' : 'secondary'}
        pending={isBusy}
        pendingLabel="Waiting for Your Passkey..."
        onClick={() => send(new FormData())}
      >
        Use a Passkey
      </Button>
    </div>
  );
}
