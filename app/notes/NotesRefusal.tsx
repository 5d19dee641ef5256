'use client';
import { useActionData } from 'react-router';
import type { NotesResult } from './notes-result.ts';

/** Why notes sent without a script were refused, where their page cannot be shown. */
export function NotesRefusal() {
  const sent = useActionData<NotesResult>();
  return sent?.outcome === 'refused' ? sent.errors.form?.join(' ') : null;
}
