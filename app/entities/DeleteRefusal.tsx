'use client';
import { useActionData } from 'react-router';
import { ErrorNotice } from '#app/ui/Notice.tsx';

/** Why an entity was not deleted. */
export function DeleteRefusal() {
  const refused = useActionData<{ refused?: string }>()?.refused;
  return refused ? <ErrorNotice>{refused}</ErrorNotice> : null;
}
