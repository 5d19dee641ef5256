'use client';
import { useActionData } from 'react-router';
import { ShowToast } from './ShowToast.tsx';
import type { Toast } from './toast.ts';

/** Says as a toast what the form that was sent last was answered with. */
export function AnsweredToast() {
  return <ShowToast toast={useActionData<{ toast?: Toast }>()?.toast} />;
}
