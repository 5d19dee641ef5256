import { z } from 'zod';
import { StripeFault } from './fault.ts';
import type { FormValue } from './form-body.ts';

/** Stripe's parameters come as text; these make of it what it stands for. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const text = z.string().max(5000);
export const metadata = z.record(z.string(), z.string()).or(z.literal('').transform(() => ({})));
export const address = z.url({ protocol: /^https?$/ });

/** `created=5` or `created[gte]=5`: a test for a moment. */
export const moment = z
  .union([
    wholeNumber.transform((at) => ({ gte: at, lte: at, gt: undefined, lt: undefined })),
    z.strictObject({
      gt: wholeNumber.optional(),
      gte: wholeNumber.optional(),
      lt: wholeNumber.optional(),
      lte: wholeNumber.optional(),
    }),
  ])
  .transform(
    ({ gt, gte, lt, lte }) =>
      (at: number) =>
        (gt === undefined || at > gt) &&
        (gte === undefined || at >= gte) &&
        (lt === undefined || at < lt) &&
        (lte === undefined || at <= lte),
  );

/** @throws StripeFault in Stripe's words */
export function readParams<T extends z.ZodType>(
  schema: T,
  given: { [key: string]: FormValue },
): z.output<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = fieldName([...path, issue.keys[0] ?? '']);
    throw new StripeFault(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = fieldName(path);
  if (valueAt(given, path) === undefined) {
    throw new StripeFault(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  throw new StripeFault(`Invalid ${param}: ${issue?.message ?? 'not accepted'}`, { param });
}

/** `items[0][price]`, as it is written in a form. */
const fieldName = ([head = '', ...rest]: string[]) =>
  head + rest.map((part) => `[${part}]`).join('');

function valueAt(given: FormValue, path: readonly string[]): FormValue | undefined {
  let value: FormValue | undefined = given;
  for (const part of path) {
    if (typeof value !== 'object') return undefined;
    value = Array.isArray(value) ? value[Number(part)] : value[part];
  }
  return value;
}
