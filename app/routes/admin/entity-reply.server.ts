import type { SubmissionResult } from '@conform-to/react';
import { nameTaken } from '#app/entities/entity-form.ts';

type Submission = {
  reply: (options: {
    fieldErrors?: Record<string, string[]>;
    formErrors?: string[];
  }) => SubmissionResult;
};

/** A refusal beside the field it is about, or above the form. */
export function entityReply(submission: Submission, message: string): SubmissionResult {
  return message === nameTaken
    ? submission.reply({ fieldErrors: { entityName: [message] } })
    : submission.reply({ formErrors: [message] });
}
