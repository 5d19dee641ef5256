import type { SubmissionResult } from '@conform-to/react';
import { data, type RouterContextProvider } from 'react-router';
import { AppError } from '#app/platform/app-error.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { log } from '#app/platform/log.server.ts';

type Refusal = {
  context: Readonly<RouterContextProvider>;
  error: unknown;
  /** What the person reads when the fault is ours. */
  failed: string;
  /** The form again, with the message in its place. */
  reply: (message: string) => SubmissionResult;
};

/** Answers a form whose change did not come about: our own refusals in words, faults in the log. */
export function refuseForm({ context, error, failed, reply }: Refusal) {
  const known = error instanceof AppError ? error : null;
  if (!known) {
    log.error({ err: error }, failed);
    showToast(context, 'error', failed);
  }
  return data({ lastResult: reply(known?.message ?? failed) }, { status: known?.status ?? 500 });
}

/** A form that could not be read at all, such as one with too large a file. */
export function unreadForm(field: string, message: string): SubmissionResult {
  return { status: 'error', error: { [field]: [message] } };
}
