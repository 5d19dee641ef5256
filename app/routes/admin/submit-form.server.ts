import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { z } from 'zod';
import { type Refusal, refuseForm } from '#app/platform/http/refuse-form.server.ts';

type Submitted<Schema extends z.ZodType, Saved> = {
  /** Which form of the page it is, for `useLastResult`. */
  name: string;
  form: FormData;
  schema: Schema;
  save: (value: z.output<Schema>) => Promise<Saved>;
  /** What the person reads when the fault is ours. */
  failed: string;
  /** The field that a refusal belongs beside, where it is about one. */
  fieldOf?: (refusal: Refusal, value: z.output<Schema>) => string | false | null;
};

/** Saves what one of a page's forms says: what saving answers, else the form again. */
export async function submitForm<Schema extends z.ZodType, Saved>({
  name,
  form,
  schema,
  save,
  failed,
  fieldOf,
}: Submitted<Schema, Saved>) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') {
    return data({ refused: name, lastResult: submission.reply() }, { status: 400 });
  }
  const { value } = submission;
  try {
    return await save(value);
  } catch (error) {
    const { data: reply, init } = refuseForm({
      submission,
      error,
      failed,
      fieldOf: (refusal) => fieldOf?.(refusal, value),
    });
    return data({ refused: name, ...reply }, init ?? undefined);
  }
}
