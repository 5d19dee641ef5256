'use client';
import { Form, useNavigation } from 'react-router';
import { SignOutIcon } from './icons.tsx';

/** The user menu's one item. */
export function SignOutButton() {
  const { state, formAction } = useNavigation();
  const busy = state !== 'idle' && formAction === '/sign-out';
  return (
    <Form method="post" action="/sign-out">
      <button type="submit" className="menu-item" disabled={busy}>
        <SignOutIcon />
        {busy ? 'Signing out...' : 'Sign Out'}
      </button>
    </Form>
  );
}
