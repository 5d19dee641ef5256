import type { SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { AppError } from '#app/platform/app-error.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { log } from '#app/platform/log.server.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';

type Refusal = {
  error: unknown;
  /** What the person reads when the fault is ours. */
  failed: string;
  /** The form again, with the message in its place. */
  reply: (message: string) => SubmissionResult;
};

/** Answers a form whose change did not come about: our own refusals in words, faults in the log. */
export function refuseForm({ error, failed, reply }: Refusal) {
  const known = error instanceof AppError ? error : null;
  if (!known) log.error({ err: error }, failed);
  return data({ lastResult: reply(known?.message ?? failed) }, { status: known?.status ?? 500 });
}

type RecordForm = Pick<Refusal, 'failed'> & { request: Request };

/** A form with a record's file, or the answer to one that cannot be read, such as one too large. */
export async function readRecordForm({ request, failed }: RecordForm) {
  try {
    return { form: await readUploadForm(request, maxRecordBytes) };
  } catch (error) {
    const reply = (message: string): SubmissionResult => ({
      status: 'error',
      error: { record: [message] },
    });
    return { refusal: refuseForm({ error, failed, reply }) };
  }
}
