import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';

export type FieldErrors<Fields> = Partial<Record<keyof Fields, string[]>>;

/**
 * What somebody typed into a form of the desk.
 * @throws AppError `invalid` with the first of what is wrong
 */
export function readTyped<Fields>(form: z.ZodType<Fields>, typed: unknown): Fields {
  const read = form.safeParse(typed);
  if (read.success) return read.data;
  throw new AppError('invalid', read.error.issues[0]?.message ?? 'This cannot be kept.');
}

/** What is wrong with each field of what was refused. */
export function typedErrors<Fields>(form: z.ZodType<Fields>, typed: unknown): FieldErrors<Fields> {
  const read = form.safeParse(typed);
  return read.success ? {} : z.flattenError(read.error).fieldErrors;
}
