import type { SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { AppError, type AppErrorCode } from '../app-error.ts';
import { databaseCannot, saying } from '../db/database-cannot.ts';
import { log } from '../log.server.ts';
import { noteRefusal } from '../security-log.server.ts';

export type Refusal = {
  message: string;
  /** The HTTP status it is answered with. */
  status: number;
  /** Null for a fault of ours. */
  code: AppErrorCode | null;
};

/**
 * What somebody is told whose change did not come about. What a verb refuses on purpose has words of
 * its own; everything else is a fault of ours, is logged, and says `failed`.
 */
export function refusalOf(error: unknown, failed: string): Refusal {
  if (error instanceof AppError) {
    const { message, status, code } = error;
    noteRefusal(code);
    return { message, status, code };
  }
  log.error({ err: error }, failed);
  const status = databaseCannot(error) ? 503 : 500;
  return { message: saying(failed, error), status, code: null };
}

type Reply = {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  hideFields?: string[];
};

export type Refused = {
  submission: { reply: (options: Reply) => SubmissionResult };
  error: unknown;
  /** What the person reads when the fault is ours. */
  failed: string;
  /** What is never sent back, such as passwords. */
  hideFields?: string[];
  /** The field that a refusal belongs beside, where it is about one. */
  fieldOf?: (refusal: Refusal) => string | false | null | undefined;
};

/** Answers with the form again: what was typed, and beside it or above it what was wrong. */
export function refuseForm({ submission, error, failed, hideFields, fieldOf }: Refused) {
  const refusal = refusalOf(error, failed);
  const field = fieldOf?.(refusal);
  const errors = field
    ? { fieldErrors: { [field]: [refusal.message] } }
    : { formErrors: [refusal.message] };
  const lastResult = submission.reply({ ...errors, hideFields });
  return data({ lastResult }, { status: refusal.status });
}
