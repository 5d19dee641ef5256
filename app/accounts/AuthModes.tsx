'use client';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { AuthMode } from './auth-form.ts';

type AuthModesProps = Record<AuthMode, ReactNode> & { asked: AuthMode };

/** Signing in or signing up, as asked for; a newcomer who is registered already is to sign in. */
export function AuthModes({ asked, ...modes }: AuthModesProps) {
  const answer = useActionData<{ mode?: AuthMode }>();
  return modes[answer?.mode ?? asked];
}
