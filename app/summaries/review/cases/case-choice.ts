import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { several } from './case-options.ts';

const refusal = 'Choose a case from the list.';

/** The case that something belongs to, chosen from those of the draft: its place, null for none. */
export const caseChoice = z
  .string()
  .regex(/^(?:[1-9]\d{0,5})?$/, refusal)
  .transform((chosen) => (chosen === '' ? null : Number(chosen) - 1));

/** The same for what many cases can share, which then stays as it is. */
export const caseOrSeveral = z.union([z.literal(several), caseChoice], refusal);

/** @throws AppError `invalid` for a case that the draft does not have */
export function refuseOtherCase(place: number | null, cases: readonly unknown[]): void {
  if (place !== null && cases[place] === undefined) throw new AppError('invalid', refusal);
}
